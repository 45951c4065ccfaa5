import { useMemo } from 'react';
import { RotateCw } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { FieldGroup } from '../../components/Form/Field.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { FormPage } from '../../components/Form/FormPage.tsx';
import { useForm, type FieldProps, type FormErrors } from '../../components/Form/useForm.ts';
import { Link } from '../../components/Link/Link.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { FailedView, Submission } from '../../view.ts';
import {
  emptyRegistration,
  normalizeRegistration,
  validateRegistration,
  withoutPassword,
  type RegistrationDraft,
  type RegistrationValues,
} from '../PatientRegister/registration.ts';
import { RegistrationFields } from '../PatientRegister/RegistrationFields.tsx';

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
        /** Its name. */
        name: string;
      }[];
    };

/** Props of {@link DoctorRegisterScreen}. */
export interface DoctorRegisterScreenProps {
  /** The specializations. The first one is the default. */
  specializations: SpecializationOptions;
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
  draft: kept,
  submission,
  onSubmit,
  onRetry,
  loginHref,
}: DoctorRegisterScreenProps) {
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
    validate: (values) => validate(withDefault(values), specializations),
    submission,
    onSubmit: (values) => {
      const { specializationId } = withDefault(values);
      if (specializationId !== undefined)
        onSubmit({ ...normalizeRegistration(values), specializationId });
    },
  });
  return (
    <FormPage
      title="Sign up as a doctor"
      lead="Patients can find you by name or specialization, and send you requests."
      after={
        <p>
          Already have an account? <Link href={loginHref}>Log In</Link>
        </p>
      }
    >
      <Form form={form}>
        <RegistrationFields fieldProps={form.fieldProps}>
          <SpecializationField
            {...form.fieldProps('specializationId')}
            value={withDefault(form.values).specializationId}
            specializations={specializations}
            onRetry={onRetry}
          />
        </RegistrationFields>
        <Form.Actions>
          <Button type="submit" busy={form.status === 'pending'}>
            Sign Up
          </Button>
        </Form.Actions>
      </Form>
    </FormPage>
  );
}

function validate(
  values: DoctorFormValues,
  specializations: SpecializationOptions,
): FormErrors<DoctorFormValues> {
  return {
    ...validateRegistration(values),
    specializationId:
      values.specializationId === undefined ? specializationProblem(specializations) : undefined,
  };
}

function specializationProblem({ status }: SpecializationOptions) {
  switch (status) {
    case 'loading':
      return 'Wait until the specializations are loaded, then select Sign Up again';
    case 'failed':
      return 'Select Retry to load the specializations, then choose yours';
    case 'empty':
      return 'You cannot sign up yet: there are no specializations to choose from. Try again later';
    case 'ready':
      return 'Choose your medical specialization';
    default:
      return status satisfies never;
  }
}

// A message from the server may be one long word.
const Problem = styled.div`
  overflow-wrap: anywhere;
`;

interface SpecializationFieldProps extends FieldProps<number | undefined> {
  specializations: SpecializationOptions;
  onRetry: () => void;
}

const LABEL = 'Medical specialization';

function SpecializationField({ specializations, onRetry, ...field }: SpecializationFieldProps) {
  switch (specializations.status) {
    case 'failed':
      return (
        <FieldGroup id={field.id} label={LABEL} error={field.error}>
          <Stack gap={3} align="start">
            <Problem role="alert">
              <Text>{specializations.failure.title}</Text>
              <Text tone="muted">{specializations.failure.message}</Text>
            </Problem>
            <Button id={field.id} variant="secondary" icon={RotateCw} onClick={onRetry}>
              Retry
            </Button>
          </Stack>
        </FieldGroup>
      );
    case 'loading':
      return (
        <Select
          {...field}
          label={LABEL}
          aria-busy
          options={[{ value: undefined, label: 'Loading specializations…' }]}
        />
      );
    case 'empty':
      return (
        <Select
          {...field}
          label={LABEL}
          options={[{ value: undefined, label: 'No specializations yet' }]}
        />
      );
    case 'ready':
      return (
        <Select
          {...field}
          label={LABEL}
          options={specializations.options.map((option) => ({
            value: option.id,
            label: option.name,
          }))}
        />
      );
    default:
      return specializations satisfies never;
  }
}
