import { useMemo } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { FormPage } from '../../components/Form/FormPage.tsx';
import { useForm } from '../../components/Form/useForm.ts';
import { Link } from '../../components/Link/Link.tsx';
import type { Submission } from '../../view.ts';
import {
  emptyRegistration,
  tidyRegistration,
  validateRegistration,
  withoutPassword,
  type RegistrationDraft,
  type RegistrationValues,
} from './registration.ts';
import { RegistrationFields } from './RegistrationFields.tsx';

/** The props of {@link PatientRegisterScreen}. */
export interface PatientRegisterScreenProps {
  /** What was typed before, if the owner keeps it. */
  draft?: RegistrationDraft;
  /** How far the registration has come. */
  submission: Submission<keyof RegistrationValues>;
  /** Called with tidied values that keep the rules. */
  onSubmit: (values: RegistrationValues) => void;
  /** The page to log in, for those who have an account. */
  loginHref: string;
}

/** A patient's registration. */
export function PatientRegisterScreen({
  draft: kept,
  submission,
  onSubmit,
  loginHref,
}: PatientRegisterScreenProps) {
  const draft = useMemo(() => withoutPassword(kept), [kept]);
  const form = useForm({
    initial: emptyRegistration,
    draft,
    validate: validateRegistration,
    submission,
    onSubmit: (values) => onSubmit(tidyRegistration(values)),
  });
  return (
    <FormPage
      title="Sign up as a patient"
      lead="Find doctors, send them health-check requests, and keep your records in one place."
      after={
        <p>
          Already have an account? <Link href={loginHref}>Log In</Link>
        </p>
      }
    >
      <Form form={form}>
        <RegistrationFields fieldProps={form.fieldProps} />
        <Form.Actions>
          <Button type="submit" busy={form.status === 'pending'}>
            Sign Up
          </Button>
        </Form.Actions>
      </Form>
    </FormPage>
  );
}
