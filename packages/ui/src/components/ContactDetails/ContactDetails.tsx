import type { ComponentPropsWithRef } from 'react';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Link } from '../Link/Link.tsx';
import { UserText } from '../UserText/UserText.tsx';

/** Props of {@link ContactDetails}. Other props go to the root, a description list. */
export interface ContactDetailsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Any text; only what looks like a number becomes a link that calls it. */
  phoneNumber?: string;
  /** Where mail reaches them. */
  email?: string;
  /** Where they live or work, as they wrote it. */
  address?: string;
}

/** How to reach a person. What is not recorded says so. */
export function ContactDetails({ phoneNumber, email, address, ...rest }: ContactDetailsProps) {
  return (
    <DescriptionList {...rest}>
      <DescriptionList.Item term="Phone">
        {phoneNumber && <Phone number={phoneNumber} />}
      </DescriptionList.Item>
      <DescriptionList.Item term="Email">
        {email && (
          <Link href={`mailto:${encodeURIComponent(email)}`} dir="ltr">
            {email}
          </Link>
        )}
      </DescriptionList.Item>
      <DescriptionList.Item term="Address">
        {address && <UserText as="span">{address}</UserText>}
      </DescriptionList.Item>
    </DescriptionList>
  );
}

function Phone({ number }: { number: string }) {
  const digits = number.replace(/[^+\d]/g, '');
  // The field takes any text: only what looks like a number can be called.
  if (digits.length < 3) return <bdi>{number}</bdi>;
  return (
    <Link href={`tel:${digits}`} dir="ltr">
      {number}
    </Link>
  );
}
