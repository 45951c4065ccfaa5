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
  tidyRegistration,
  validateRegistration,
  withoutPassword,
  type RegistrationDraft,
  type RegistrationValues,
} from '../PatientRegister/registration.ts';
import { RegistrationFields } from '../PatientRegister/RegistrationFields.tsx';

/** What a doctor gives when registering. */
export interface DoctorRegistrationValues extends RegistrationValues {
  /** The chosen specialization. */
  specializationId: number;
}

interface DoctorFormValues extends RegistrationValues {
  /** The chosen specialization; absent until they are loaded. */
  specializationId: number | undefined;
}

/** The specializations to choose from. */
export type SpecializationOptions =
  | { status: 'loading' }
  | { status: 'empty' }
  | FailedView
  | {
      status: 'ready';
      /** In the order in which they are offered. */
      options: {
        /** What is sent when it is chosen. */
        id: number;
        /** Its words. */
        name: string;
      }[];
    };

/** The props of {@link DoctorRegisterScreen}. */
export interface DoctorRegisterScreenProps {
  /** The specializations; the first one is chosen until the doctor chooses another. */
  specializations: SpecializationOptions;
  /** What was typed before, if the owner keeps it. */
  draft?: RegistrationDraft<DoctorFormValues>;
  /** How far the registration has come. */
  submission: Submission<keyof DoctorRegistrationValues>;
  /** Called with tidied values that keep the rules. */
  onSubmit: (values: DoctorRegistrationValues) => void;
  /** Loads the specializations again. */
  onRetry: () => void;
  /** The page to log in, for those who have an account. */
  loginHref: string;
}

// In the order of the fields, which is the order of the error summary.
const { name, email, password, ...rest } = emptyRegistration;
const initial: DoctorFormValues = {
  name,
  email,
  password,
  specializationId: undefined,
  ...rest,
};

/** A doctor's registration. */
export function DoctorRegisterScreen({
  specializations,
  draft: kept,
  submission,
  onSubmit,
  onRetry,
  loginHref,
}: DoctorRegisterScreenProps) {
  const first = specializations.status === 'ready' ? specializations.options[0]?.id : undefined;
  // The list may arrive after the form: what nobody has chosen yet follows it.
  const complete = (values: DoctorFormValues) => ({
    ...values,
    specializationId: values.specializationId ?? first,
  });
  const draft = useMemo(() => withoutPassword(kept), [kept]);
  const form = useForm({
    initial,
    draft,
    validate: (values) => validate(complete(values), specializations),
    submission,
    onSubmit: (values) => {
      const { specializationId } = complete(values);
      if (specializationId !== undefined)
        onSubmit({ ...tidyRegistration(values), specializationId });
    },
  });
  return (
    <FormPage
      title="Sign up as a doctor"
      lead="Patients will find you by name and specialization, and can send you requests."
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
            value={complete(form.values).specializationId}
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
      values.specializationId === undefined ? whyNoSpecialization(specializations) : undefined,
  };
}

function whyNoSpecialization({ status }: SpecializationOptions) {
  switch (status) {
    case 'loading':
      return 'Wait for the medical specializations to load, then sign up again';
    case 'failed':
      return 'Load the medical specializations again, then choose yours';
    case 'empty':
      return 'A medical specialization is required, and none is available yet. Try again later';
    case 'ready':
      return 'Choose your medical specialization';
    default:
      return status satisfies never;
  }
}

// A server's words may have no place to break.
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
