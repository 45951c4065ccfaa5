import styled from 'styled-components';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import type { FormState } from '../../components/Form/useForm.ts';
import type { AllergyItem } from '../../components/HistoryCard/HistoryCard.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { space } from '../../theme/theme.ts';
import type { ListView } from '../PatientProfile/ListPanel.tsx';
import { AllergyCheck } from './AllergyCheck.tsx';
import type { ResponseDraft, ResponseSection } from './values.ts';

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
          <TextArea {...fieldProps('generalReport.diagnosis')} label="Diagnosis" rows={3} />
          <TextArea
            {...fieldProps('generalReport.treatmentPlan')}
            label="Treatment plan"
            rows={3}
          />
          <TextArea {...fieldProps('generalReport.notes')} label="Notes" rows={3} />
          <TextField
            {...fieldProps('generalReport.attachment')}
            label="Attachment"
            hint="A web address that begins with https:// becomes a link; anything else is shown as text"
          />
        </Fields>
      );
    case 'medicine':
      return (
        <Fields>
          <div>
            <TextField {...fieldProps('medicine.name')} label="Medicine name" />
            <AllergyCheck medicine={values['medicine.name']} allergies={allergies} />
          </div>
          <TextField
            {...fieldProps('medicine.dosage')}
            label="Dosage"
            hint="How much at a time, with its unit"
          />
          <TextField {...fieldProps('medicine.frequency')} label="Frequency" />
          <TextArea {...fieldProps('medicine.instructions')} label="Instructions" rows={3} />
          <Checkbox {...fieldProps('medicine.isMaintenance')} label="Long-term medicine" />
        </Fields>
      );
    case 'chronicDisease':
      return (
        <Fields>
          <TextField {...fieldProps('chronicDisease.name')} label="Chronic disease name" />
          <TextArea {...fieldProps('chronicDisease.description')} label="Description" rows={3} />
          <TextArea {...fieldProps('chronicDisease.causes')} label="Causes" rows={2} />
          <TextArea {...fieldProps('chronicDisease.symptoms')} label="Symptoms" rows={2} />
          <TextArea {...fieldProps('chronicDisease.diagnosis')} label="Diagnosis" rows={2} />
          <TextArea {...fieldProps('chronicDisease.treatment')} label="Treatment" rows={2} />
          <TextField
            {...fieldProps('chronicDisease.dateOfDiagnosis')}
            type="date"
            label="Date of diagnosis"
            max={today}
          />
        </Fields>
      );
    case 'allergy':
      return (
        <Fields>
          <TextField {...fieldProps('allergy.name')} label="Allergy name" />
          <TextArea {...fieldProps('allergy.symptoms')} label="Symptoms" rows={3} />
        </Fields>
      );
    default:
      return section satisfies never;
  }
}
