import styled from 'styled-components';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import type { FormState } from '../../components/Form/useForm.ts';
import type { AllergyItem } from '../../components/HistoryCard/HistoryCard.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { space } from '../../theme/theme.ts';
import type { ListView } from '../PatientProfile/ListPanel.tsx';
import { AllergyCheck } from './AllergyCheck.tsx';
import { fieldLabels, type ResponseDraft, type ResponseSection } from './values.ts';

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
  /** The patient's allergies, compared with the medicine's name. */
  allergies: ListView<AllergyItem>;
}

export function SectionFields({
  section,
  form: { fieldProps, values },
  today,
  allergies,
}: SectionFieldsProps) {
  switch (section) {
    case 'generalReport':
      return (
        <Fields>
          <TextArea
            {...fieldProps('generalReport.diagnosis')}
            label={fieldLabels['generalReport.diagnosis']}
            rows={3}
          />
          <TextArea
            {...fieldProps('generalReport.treatmentPlan')}
            label={fieldLabels['generalReport.treatmentPlan']}
            rows={3}
          />
          <TextArea
            {...fieldProps('generalReport.notes')}
            label={fieldLabels['generalReport.notes']}
            rows={3}
          />
          <TextField
            {...fieldProps('generalReport.attachment')}
            label={fieldLabels['generalReport.attachment']}
            hint="Start with https:// to add a link. Other text is shown as it is."
          />
        </Fields>
      );
    case 'medicine':
      return (
        <Fields>
          <div>
            <TextField {...fieldProps('medicine.name')} label={fieldLabels['medicine.name']} />
            <AllergyCheck medicine={values['medicine.name']} allergies={allergies} />
          </div>
          <TextField
            {...fieldProps('medicine.dosage')}
            label={fieldLabels['medicine.dosage']}
            hint="How much each time, with the unit, like 20 mg"
          />
          <TextField
            {...fieldProps('medicine.frequency')}
            label={fieldLabels['medicine.frequency']}
          />
          <TextArea
            {...fieldProps('medicine.instructions')}
            label={fieldLabels['medicine.instructions']}
            rows={3}
          />
          <Checkbox
            {...fieldProps('medicine.isMaintenance')}
            label={fieldLabels['medicine.isMaintenance']}
          />
        </Fields>
      );
    case 'chronicDisease':
      return (
        <Fields>
          <TextField
            {...fieldProps('chronicDisease.name')}
            label={fieldLabels['chronicDisease.name']}
          />
          <TextArea
            {...fieldProps('chronicDisease.description')}
            label={fieldLabels['chronicDisease.description']}
            rows={3}
          />
          <TextArea
            {...fieldProps('chronicDisease.causes')}
            label={fieldLabels['chronicDisease.causes']}
            rows={2}
          />
          <TextArea
            {...fieldProps('chronicDisease.symptoms')}
            label={fieldLabels['chronicDisease.symptoms']}
            rows={2}
          />
          <TextArea
            {...fieldProps('chronicDisease.diagnosis')}
            label={fieldLabels['chronicDisease.diagnosis']}
            rows={2}
          />
          <TextArea
            {...fieldProps('chronicDisease.treatment')}
            label={fieldLabels['chronicDisease.treatment']}
            rows={2}
          />
          <TextField
            {...fieldProps('chronicDisease.dateOfDiagnosis')}
            type="date"
            label={fieldLabels['chronicDisease.dateOfDiagnosis']}
            max={today}
          />
        </Fields>
      );
    case 'allergy':
      return (
        <Fields>
          <TextField {...fieldProps('allergy.name')} label={fieldLabels['allergy.name']} />
          <TextArea
            {...fieldProps('allergy.symptoms')}
            label={fieldLabels['allergy.symptoms']}
            rows={3}
          />
        </Fields>
      );
    default:
      return section satisfies never;
  }
}
