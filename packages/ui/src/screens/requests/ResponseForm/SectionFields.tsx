import { Fragment } from 'react';
import styled from 'styled-components';
import {
  type AllergyItem,
  type ClinicalField,
  fieldsOf,
  type ResponseDraft,
  type ResponseSection,
} from '../../../clinicalSections.ts';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import type { FormState } from '../../../components/Form/useForm.ts';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { space } from '../../../theme/theme.ts';
import type { ListView } from '../../shared/view.ts';
import { AllergyCheck } from './AllergyCheck.tsx';
import { AllergyReminder } from './AllergyReminder.tsx';
import { useFormTexts } from './useFormTexts.ts';
import { labelOf } from './values.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;

export interface SectionFieldsProps {
  section: ResponseSection;
  form: FormState<ResponseDraft>;
  /** The reader's local date as yyyy-mm-dd. */
  today: string;
  /** The patient's allergies, shown beside a medicine and compared with its name. */
  allergies: ListView<AllergyItem>;
}

export function SectionFields({
  section,
  form: { fieldProps, values },
  today,
  allergies,
}: SectionFieldsProps) {
  const t = useFormTexts();
  const hints: Partial<Record<ClinicalField['path'], string>> = {
    'generalReport.attachment': t.attachmentHint,
    'medicine.dosage': t.dosageHint,
  };
  const control = (field: ClinicalField) => {
    const texts = { label: labelOf(field, t), hint: hints[field.path] };
    switch (field.kind) {
      case 'flag':
        return <Checkbox {...fieldProps(field.path)} {...texts} />;
      case 'text':
        return <TextArea {...fieldProps(field.path)} {...texts} rows={3} />;
      case 'shortText':
        return <TextArea {...fieldProps(field.path)} {...texts} rows={2} />;
      case 'date':
        return <TextField {...fieldProps(field.path)} {...texts} type="date" max={today} />;
      case 'name':
      case 'line':
      case 'link':
        return <TextField {...fieldProps(field.path)} {...texts} />;
      default:
        return field satisfies never;
    }
  };
  return (
    <Fields>
      {section === 'medicine' && <AllergyReminder allergies={allergies} />}
      {fieldsOf(section).map((field) =>
        field.path === 'medicine.name' ? (
          <div key={field.path}>
            {control(field)}
            <AllergyCheck medicine={values[field.path]} allergies={allergies} />
          </div>
        ) : (
          <Fragment key={field.path}>{control(field)}</Fragment>
        ),
      )}
    </Fields>
  );
}
