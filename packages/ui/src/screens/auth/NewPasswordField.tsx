import type { FieldProps } from '../../components/Form/useForm.ts';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { account } from '../../messages/en/account.ts';
import { form as formTexts } from '../../messages/en/form.ts';
import { registration } from '../../messages/en/registration.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { MIN_PASSWORD_LENGTH, newPasswordProblem } from './registration.ts';

/** The field for a new password of an existing account. */
export function NewPasswordField(props: FieldProps<string>) {
  const { password: t } = useMessages('account', account);
  const { passwordHint } = useMessages('registration', registration);
  return (
    <PasswordField
      {...props}
      label={t.next}
      hint={passwordHint({ min: MIN_PASSWORD_LENGTH })}
      autoComplete="new-password"
    />
  );
}

/** Returns the function that finds the error of a new password, if it has one. */
export function useNewPasswordProblem(): (password: string) => string | undefined {
  const { password: t } = useMessages('account', account);
  const { passwordTooShort } = useMessages('registration', registration);
  const { tooLong } = useMessages('form', formTexts);
  const texts = { password: t.next, enterPassword: t.enterNext, passwordTooShort };
  return (password) => newPasswordProblem(password, texts, tooLong);
}
