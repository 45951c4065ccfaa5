import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { doctorDetails } from '../../messages/en/doctorDetails.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { breakpoint, space } from '../../theme/theme.ts';
import type { Gender, LinkedText } from '../../view.ts';
import { Card, Section } from '../Card/Card.tsx';
import { ClinicBlock, type ClinicDetails } from '../ClinicBlock/ClinicBlock.tsx';
import { ContactDetails } from '../ContactDetails/ContactDetails.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { FactsSkeleton } from '../ProfileHeader/ProfileSkeleton.tsx';
import { SafeLink } from '../SafeLink/SafeLink.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { UserText } from '../UserText/UserText.tsx';

/** A doctor on their profile. Absent fields are not recorded. */
export interface DoctorDetails {
  /** The name without a title. */
  name: string;
  /** The recorded gender. */
  gender: Gender;
  /** Free text; becomes a `tel:` link only if it looks like a number. */
  phoneNumber?: string;
  /** The email address. */
  email?: string;
  /** Free text: where the doctor works. */
  address?: string;
  /** The name of the specialization. */
  specialization?: string;
  /** A link to the CV. */
  cv?: LinkedText;
  /** What the doctor wrote about themselves. */
  bio?: string;
  /** Absent when the doctor has no clinic. */
  clinic?: ClinicDetails;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-items: start;

  ${breakpoint.large} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space[5]};
  }
`;

/** Other props go to the root element. */
export interface DoctorDetailsPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The doctor to show. */
  doctor: DoctorDetails;
  /** The owner's edit button beside 'About me'. */
  editAbout?: ReactNode;
  /** The owner's edit button beside 'Clinic'. */
  editClinic?: ReactNode;
}

/** The body of a doctor's profile: about, clinic and contact details. */
export function DoctorDetailsPanel({
  doctor,
  editAbout,
  editClinic,
  ...rest
}: DoctorDetailsPanelProps) {
  const t = useMessages('doctorDetails', doctorDetails);
  const { bio, cv, clinic, phoneNumber, email, address } = doctor;
  return (
    <Columns {...rest}>
      <Stack>
        <Card variant="raised">
          <Section heading={t.about} actions={editAbout}>
            {bio ? <UserText>{bio}</UserText> : <Text tone="muted">{t.noBio}</Text>}
            <DescriptionList>
              <DescriptionList.Item term={t.cv}>
                {cv && <SafeLink value={cv} />}
              </DescriptionList.Item>
            </DescriptionList>
          </Section>
        </Card>
        <ClinicBlock clinic={clinic} action={editClinic} />
      </Stack>
      <Card variant="flat">
        <Section heading={t.contact}>
          <ContactDetails phoneNumber={phoneNumber} email={email} address={address} />
        </Section>
      </Card>
    </Columns>
  );
}

/** A placeholder for {@link DoctorDetailsPanel}. Decorative: put it inside a `LoadingRegion`. */
export function DoctorDetailsLoading() {
  const t = useMessages('doctorDetails', doctorDetails);
  return (
    <Columns>
      <Stack>
        <FactsSkeleton facts={2} hint={t.loading} />
        <FactsSkeleton facts={3} />
      </Stack>
      <FactsSkeleton facts={3} />
    </Columns>
  );
}
