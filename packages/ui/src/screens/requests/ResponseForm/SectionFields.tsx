import styled from 'styled-components';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import type { FormState } from '../../../components/Form/useForm.ts';
import type { AllergyItem } from '../../../components/HistoryCard/HistoryCard.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { responseForm } from '../../../messages/en/responseForm.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { space } from '../../../theme/theme.ts';
import type { ListView } from '../../shared/view.ts';
import { AllergyCheck } from './AllergyCheck.tsx';
import { AllergyReminder } from './AllergyReminder.tsx';
import type { ResponseSection } from '../../shared/responseValues.tsx';
import type { ResponseDraft } from './values.ts';

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
  const t = useMessages('responseForm', responseForm);
  switch (section) {
    case 'generalReport':
      return (
        <Fields>
          <TextArea
            {...fieldProps('generalReport.diagnosis')}
            label={t.fields['generalReport.diagnosis']}
            rows={3}
          />
          <TextArea
            {...fieldProps('generalReport.treatmentPlan')}
            label={t.fields['generalReport.treatmentPlan']}
            rows={3}
          />
          <TextArea
            {...fieldProps('generalReport.notes')}
            label={t.fields['generalReport.notes']}
            rows={3}
          />
          <TextField
            {...fieldProps('generalReport.attachment')}
            label={t.fields['generalReport.attachment']}
            hint={t.attachmentHint}
          />
        </Fields>
      );
    case 'medicine':
      return (
        <Fields>
          <AllergyReminder allergies={allergies} />
          <div>
            <TextField {...fieldProps('medicine.name')} label={t.fields['medicine.name']} />
            <AllergyCheck medicine={values['medicine.name']} allergies={allergies} />
          </div>
          <TextField
            {...fieldProps('medicine.dosage')}
            label={t.fields['medicine.dosage']}
            hint={t.dosageHint}
          />
          <TextField {...fieldProps('medicine.frequency')} label={t.fields['medicine.frequency']} />
          <TextArea
            {...fieldProps('medicine.instructions')}
            label={t.fields['medicine.instructions']}
            rows={3}
          />
          <Checkbox
            {...fieldProps('medicine.isMaintenance')}
            label={t.fields['medicine.isMaintenance']}
          />
        </Fields>
      );
    case 'chronicDisease':
      return (
        <Fields>
          <TextField
            {...fieldProps('chronicDisease.name')}
            label={t.fields['chronicDisease.name']}
          />
          <TextArea
            {...fieldProps('chronicDisease.description')}
            label={t.fields['chronicDisease.description']}
            rows={3}
          />
          <TextArea
            {...fieldProps('chronicDisease.causes')}
            label={t.fields['chronicDisease.causes']}
            rows={2}
          />
          <TextArea
            {...fieldProps('chronicDisease.symptoms')}
            label={t.fields['chronicDisease.symptoms']}
            rows={2}
          />
          <TextArea
            {...fieldProps('chronicDisease.diagnosis')}
            label={t.fields['chronicDisease.diagnosis']}
            rows={2}
          />
          <TextArea
            {...fieldProps('chronicDisease.treatment')}
            label={t.fields['chronicDisease.treatment']}
            rows={2}
          />
          <TextField
            {...fieldProps('chronicDisease.dateOfDiagnosis')}
            type="date"
            label={t.fields['chronicDisease.dateOfDiagnosis']}
            max={today}
          />
        </Fields>
      );
    case 'allergy':
      return (
        <Fields>
          <TextField {...fieldProps('allergy.name')} label={t.fields['allergy.name']} />
          <TextArea
            {...fieldProps('allergy.symptoms')}
            label={t.fields['allergy.symptoms']}
            rows={3}
          />
        </Fields>
      );
    default:
      return section satisfies never;
  }
}
