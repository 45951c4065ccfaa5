import { memo } from 'react';
import styled from 'styled-components';
import { Card, Section } from '../../../components/Card/Card.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { EditButton } from '../../../components/EditButton/EditButton.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Bdi } from '../../../components/UserText/UserText.tsx';
import { Value } from '../../../components/Value/Value.tsx';
import { bloodType } from '../../../messages/en/bloodType.ts';
import { gender } from '../../../messages/en/gender.ts';
import { patientProfile } from '../../../messages/en/patientProfile.ts';
import { recordSummary } from '../../../messages/en/recordSummary.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import type { Texts } from '../../../messages/textsIn.ts';
import { color } from '../../../theme/theme.ts';
import type { PatientDetails } from '../PatientDetails.ts';

// Not isolated, so that it gives its direction to the line.
const Note = styled.span`
  color: ${color.textMuted};
`;

/** The patient's measures. */
export const MedicalInformation = memo(function MedicalInformation({
  patient,
  onEdit,
}: {
  patient: PatientDetails;
  /** Without it there is no edit button. */
  onEdit?: (() => void) | undefined;
}) {
  const t = useMessages('patientProfile', patientProfile);
  const bloodTypes = useMessages('bloodType', bloodType);
  const genders = useMessages('gender', gender);
  const record = useMessages('recordSummary', recordSummary);
  const { heightCm, weightKg, unread = {} } = patient;
  if (patient.notShared)
    return (
      <Card variant="raised">
        <Section heading={t.medicalInformation}>
          <Text>{record.notShared}</Text>
        </Section>
      </Card>
    );
  return (
    <Card variant="raised">
      <Section
        heading={t.medicalInformation}
        actions={onEdit && <EditButton what={t.whatToEdit} onClick={() => onEdit()} />}
      >
        <DescriptionList>
          <DescriptionList.Item term={genders.label}>
            {patient.gender === 'unspecified' ? undefined : genders[patient.gender]}
          </DescriptionList.Item>
          <DescriptionList.Item term={bloodTypes.label}>
            {patient.bloodType ? (
              <Value>{patient.bloodType}</Value>
            ) : (
              (asRecorded(unread.bloodType, t) ?? <bdi>{bloodTypes.notRecorded}</bdi>)
            )}
          </DescriptionList.Item>
          <DescriptionList.Item term={t.height.label}>
            {withUnit(heightCm, 'cm') ?? asRecorded(unread.heightCm, t)}
          </DescriptionList.Item>
          <DescriptionList.Item term={t.weight.label}>
            {withUnit(weightKg, 'kg') ?? asRecorded(unread.weightKg, t)}
          </DescriptionList.Item>
        </DescriptionList>
      </Section>
    </Card>
  );
});

function asRecorded(text: string | undefined, t: Texts<typeof patientProfile>) {
  return (
    text && (
      <bdi>
        {t.asRecorded({
          text,
          value: (content) => <Bdi>{content}</Bdi>,
          note: (content) => <Note>{content}</Note>,
        })}
      </bdi>
    )
  );
}

function withUnit(value: number | undefined, unit: string) {
  if (value === undefined) return undefined;
  const measurement = `${value} ${unit}`;
  return <Value>{measurement}</Value>;
}
