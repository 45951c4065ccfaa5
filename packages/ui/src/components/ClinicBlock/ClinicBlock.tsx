import type { ComponentPropsWithRef, ReactNode } from 'react';
import { clinicBlock } from '../../messages/en/clinicBlock.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
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

/** Other props go to the root element. */
export interface ClinicBlockProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Absent when the doctor has no clinic, or none is known. */
  clinic?: ClinicDetails;
  /** Shown at the end of the heading's line: the owner's edit button. */
  action?: ReactNode;
}

/** A doctor's clinic on their profile. */
export function ClinicBlock({ clinic, action, ...rest }: ClinicBlockProps) {
  const t = useMessages('clinicBlock', clinicBlock);
  return (
    <Card variant="raised" {...rest}>
      <Section heading={t.title} actions={action}>
        {clinic ? (
          <DescriptionList>
            <DescriptionList.Item term={t.name}>
              <Bdi>{clinic.name}</Bdi>
            </DescriptionList.Item>
            <DescriptionList.Item term={t.location}>
              {clinic.location && <UserText as="span">{clinic.location}</UserText>}
            </DescriptionList.Item>
            <DescriptionList.Item term={t.openHours}>
              {clinic.openHours && <UserText as="span">{clinic.openHours}</UserText>}
            </DescriptionList.Item>
          </DescriptionList>
        ) : (
          <Text tone="muted">{t.none}</Text>
        )}
      </Section>
    </Card>
  );
}
