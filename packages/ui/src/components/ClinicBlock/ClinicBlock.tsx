import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Card, Section } from '../Card/Card.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Text } from '../Text/Text.tsx';
import { Bdi, UserText } from '../UserText/UserText.tsx';

/** A clinic as its doctor recorded it. Absent fields are not recorded. */
export interface ClinicDetails {
  /** The clinic's name. */
  name: string;
  /** Free text by the doctor. */
  location?: string;
  /** Free text by the doctor: 'Monday to Friday, 9 to 17'. */
  openHours?: string;
}

/** Props of {@link ClinicBlock}. Other props go to the root element. */
export interface ClinicBlockProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Absent when the doctor has no clinic, or none is known. */
  clinic?: ClinicDetails;
  /** Shown at the end of the heading's line: the owner's edit button. */
  action?: ReactNode;
}

/** A doctor's clinic on their profile. */
export function ClinicBlock({ clinic, action, ...rest }: ClinicBlockProps) {
  return (
    <Card {...rest}>
      <Section heading="Clinic" actions={action}>
        {clinic ? (
          <DescriptionList>
            <DescriptionList.Item term="Name">
              <Bdi>{clinic.name}</Bdi>
            </DescriptionList.Item>
            <DescriptionList.Item term="Location">
              {clinic.location && <UserText as="span">{clinic.location}</UserText>}
            </DescriptionList.Item>
            <DescriptionList.Item term="Open hours">
              {clinic.openHours && <UserText as="span">{clinic.openHours}</UserText>}
            </DescriptionList.Item>
          </DescriptionList>
        ) : (
          <Text tone="muted">No clinic data yet</Text>
        )}
      </Section>
    </Card>
  );
}
