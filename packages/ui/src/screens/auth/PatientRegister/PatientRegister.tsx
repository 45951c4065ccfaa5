import { useMemo } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { TwoColumnForm } from '../../../components/Form/TwoColumnForm.ts';
import { FormPage } from '../../../components/Form/FormPage.tsx';
import { useForm } from '../../../components/Form/useForm.ts';
import { Link } from '../../../components/Link/Link.tsx';
import { form as formTexts } from '../../../messages/en/form.ts';
import { patientRegister } from '../../../messages/en/patientRegister.ts';
import { registration } from '../../../messages/en/registration.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import type { Submission } from '../../../view.ts';
import {
  emptyRegistration,
  normalizeRegistration,
  validateRegistration,
  withoutPassword,
  type RegistrationDraft,
  type RegistrationValues,
} from '../registration.ts';
import { RegistrationFields } from '../RegistrationFields.tsx';

export interface PatientRegisterScreenProps {
  /** Restores and stores unsent input; absent: the form does not keep it. */
  draft?: RegistrationDraft;
  /** State of the last submit. */
  submission: Submission<keyof RegistrationValues>;
  /** Called with valid, trimmed values. */
  onSubmit: (values: RegistrationValues) => void;
  /** URL of the log-in page. */
  loginHref: string;
}

/** The registration form for patients. */
export function PatientRegisterScreen({
  draft: kept,
  submission,
  onSubmit,
  loginHref,
}: PatientRegisterScreenProps) {
  const t = useMessages('patientRegister', patientRegister);
  const fields = useMessages('registration', registration);
  const { tooLong } = useMessages('form', formTexts);
  const draft = useMemo(() => withoutPassword(kept), [kept]);
  const form = useForm({
    initial: emptyRegistration,
    draft,
    validate: (values) => validateRegistration(values, fields, tooLong),
    submission,
    onSubmit: (values) => onSubmit(normalizeRegistration(values)),
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
      <TwoColumnForm form={form} $firstColumn={3}>
        <RegistrationFields fieldProps={form.fieldProps} />
        <Form.Actions>
          <Button type="submit" busy={form.status === 'pending'}>
            {fields.submit}
          </Button>
        </Form.Actions>
      </TwoColumnForm>
    </FormPage>
  );
}
