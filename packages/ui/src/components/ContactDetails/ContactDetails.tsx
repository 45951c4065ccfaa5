import type { ComponentPropsWithRef } from 'react';
import { contactDetails } from '../../messages/en/contactDetails.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Link } from '../Link/Link.tsx';
import { Bdi, UserText } from '../UserText/UserText.tsx';

/** Other props go to the root, a description list. */
export interface ContactDetailsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Free text; becomes a `tel:` link only if it looks like a number. */
  phoneNumber?: string;
  /** The email address. */
  email?: string;
  /** Free text: where the person lives or works. */
  address?: string;
}

/** A person's contact details. Shows 'Not recorded' for absent ones. */
export function ContactDetails({ phoneNumber, email, address, ...rest }: ContactDetailsProps) {
  const t = useMessages('contactDetails', contactDetails);
  return (
    <DescriptionList {...rest}>
      <DescriptionList.Item term={t.phone}>
        {phoneNumber && <Phone number={phoneNumber} />}
      </DescriptionList.Item>
      <DescriptionList.Item term={t.email}>
        {email && (
          <Link href={`mailto:${encodeURIComponent(email)}`} dir="ltr">
            {email}
          </Link>
        )}
      </DescriptionList.Item>
      <DescriptionList.Item term={t.address}>
        {address && <UserText as="span">{address}</UserText>}
      </DescriptionList.Item>
    </DescriptionList>
  );
}

function Phone({ number }: { number: string }) {
  const digits = number.replace(/[^+\d]/g, '');
  if (digits.length < 3) return <Bdi>{number}</Bdi>;
  return (
    <Link href={`tel:${digits}`} dir="ltr">
      {number}
    </Link>
  );
}
