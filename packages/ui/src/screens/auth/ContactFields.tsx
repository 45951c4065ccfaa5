import type { FieldProps } from '../../components/Form/useForm.ts';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { gender } from '../../messages/en/gender.ts';
import { registration } from '../../messages/en/registration.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import type { Gender } from '../../view.ts';
import type { ContactValues } from './registration.ts';

export interface ContactFieldsProps {
  fieldProps: {
    (name: Exclude<keyof ContactValues, 'gender'>): FieldProps<string>;
    (name: 'gender'): FieldProps<Gender>;
  };
}

/** The contact details of patients and doctors, all optional. */
export function ContactFields({ fieldProps }: ContactFieldsProps) {
  const t = useMessages('registration', registration);
  const genders = useMessages('gender', gender);
  return (
    <>
      <TextField
        {...fieldProps('phoneNumber')}
        type="tel"
        label={t.phoneNumber}
        optional
        autoComplete="tel"
      />
      <TextField
        {...fieldProps('address')}
        label={t.address}
        optional
        autoComplete="street-address"
      />
      <RadioGroup
        {...fieldProps('gender')}
        label={t.gender}
        optional
        variant="segmented"
        emptyValue="unspecified"
        options={[
          { value: 'male', label: genders.male },
          { value: 'female', label: genders.female },
        ]}
      />
    </>
  );
}
