import { useMemo } from 'react';
import { RotateCw } from 'lucide';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { FieldGroup } from '../../../components/Form/Field.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { TwoColumnForm } from '../../../components/Form/TwoColumnForm.ts';
import { FormPage } from '../../../components/Form/FormPage.tsx';
import { useForm, type FieldProps } from '../../../components/Form/useForm.ts';
import { Link } from '../../../components/Link/Link.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { doctorRegister } from '../../../messages/en/doctorRegister.ts';
import { form as formTexts } from '../../../messages/en/form.ts';
import { registration } from '../../../messages/en/registration.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import type { FailedView, Submission } from '../../../view.ts';
import {
  emptyRegistration,
  normalizeRegistration,
  validateRegistration,
  withoutPassword,
  type RegistrationDraft,
  type RegistrationValues,
} from '../registration.ts';
import { RegistrationFields } from '../RegistrationFields.tsx';

/** A doctor's registration. */
export interface DoctorRegistrationValues extends RegistrationValues {
  /** Id of the chosen specialization. */
  specializationId: number;
}

interface DoctorFormValues extends RegistrationValues {
  /** Id of the chosen specialization; undefined until the doctor chooses one. */
  specializationId: number | undefined;
}

/** The specializations to choose from. */
export type SpecializationOptions =
  | { status: 'loading' }
  | { status: 'empty' }
  | FailedView
  | {
      status: 'ready';
      /** In display order. */
      options: {
        /** Its id. */
        id: number;
        name: string;
      }[];
    };

export interface DoctorRegisterScreenProps {
  /** The specializations. The first one is the default. */
  specializations: SpecializationOptions;
  /** Whether new doctors are checked before patients can find them. Absent: nothing is said. */
  isReviewed?: boolean | undefined;
  /** Called when a field gets the focus. */
  onFocus?: () => void;
  /** Restores and stores unsent input; absent: the form does not keep it. */
  draft?: RegistrationDraft<DoctorFormValues>;
  /** State of the last submit. */
  submission: Submission<keyof DoctorRegistrationValues>;
  /** Called with valid, trimmed values. */
  onSubmit: (values: DoctorRegistrationValues) => void;
  /** Reloads the specializations. */
  onRetry: () => void;
  /** URL of the log-in page. */
  loginHref: string;
}

// The order of these keys is the order of the error summary.
const { name, email, password, ...rest } = emptyRegistration;
const initial: DoctorFormValues = {
  name,
  email,
  password,
  specializationId: undefined,
  ...rest,
};

/** The registration form for doctors. */
export function DoctorRegisterScreen({
  specializations,
  isReviewed,
  onFocus,
  draft: kept,
  submission,
  onSubmit,
  onRetry,
  loginHref,
}: DoctorRegisterScreenProps) {
  const t = useMessages('doctorRegister', doctorRegister);
  const fields = useMessages('registration', registration);
  const { tooLong } = useMessages('form', formTexts);
  const first = specializations.status === 'ready' ? specializations.options[0]?.id : undefined;
  // The list may load after the form mounts, so the default cannot be an initial value.
  const withDefault = (values: DoctorFormValues) => ({
    ...values,
    specializationId: values.specializationId ?? first,
  });
  const draft = useMemo(() => withoutPassword(kept), [kept]);
  const form = useForm({
    initial,
    draft,
    validate: (values) => ({
      ...validateRegistration(values, fields, tooLong),
      specializationId:
        withDefault(values).specializationId === undefined
          ? t.problem[specializations.status]
          : undefined,
    }),
    submission,
    onSubmit: (values) => {
      const { specializationId } = withDefault(values);
      if (specializationId !== undefined)
        onSubmit({ ...normalizeRegistration(values), specializationId });
    },
  });
  return (
    <FormPage
      width="wide"
      title={t.title}
      lead={t.lead}
      after={
        <p>{fields.haveAccount({ link: (content) => <Link href={loginHref}>{content}</Link> })}</p>
      }
    >
      <TwoColumnForm form={form} $firstColumn={4} onFocus={onFocus}>
        <RegistrationFields fieldProps={form.fieldProps}>
          <SpecializationField
            {...form.fieldProps('specializationId')}
            value={withDefault(form.values).specializationId ?? ''}
            onValueChange={(id) => form.set('specializationId', id === '' ? undefined : id)}
            specializations={specializations}
            onRetry={onRetry}
          />
        </RegistrationFields>
        {isReviewed && <Text tone="muted">{t.reviewed}</Text>}
        <Form.Actions>
          <Button type="submit" busy={form.status === 'pending'}>
            {fields.submit}
          </Button>
        </Form.Actions>
      </TwoColumnForm>
    </FormPage>
  );
}

// A message from the server may be one long word.
const Problem = styled.div`
  overflow-wrap: anywhere;
`;

interface SpecializationFieldProps extends FieldProps<number | ''> {
  specializations: SpecializationOptions;
  onRetry: () => void;
}

function SpecializationField({ specializations, onRetry, ...field }: SpecializationFieldProps) {
  const t = useMessages('doctorRegister', doctorRegister);
  if (specializations.status === 'failed')
    return (
      <FieldGroup id={field.id} label={t.specialization} error={field.error}>
        <Stack gap={3} align="start">
          <Problem role="alert">
            <Text>{specializations.failure.title}</Text>
            <Text tone="muted">{specializations.failure.message}</Text>
          </Problem>
          <Button id={field.id} variant="secondary" icon={RotateCw} onClick={() => onRetry()}>
            {t.retry}
          </Button>
        </Stack>
      </FieldGroup>
    );
  return (
    <Select
      {...field}
      label={t.specialization}
      aria-busy={specializations.status === 'loading' || undefined}
      options={
        specializations.status === 'ready'
          ? specializations.options.map(({ id, name: label }) => ({ value: id, label }))
          : [{ value: '', label: t[specializations.status] }]
      }
    />
  );
}
