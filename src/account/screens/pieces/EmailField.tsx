import { accountCopy } from '#account/words/account.ts';
import { Field } from '#ui/fields/Field.tsx';
import { EmailInput } from '#ui/fields/EmailInput.tsx';

type EmailFieldProps = {
  email: string;
  onEmail: (email: string) => void;
  error?: string | undefined;
};

/** The name of an account. */
export function EmailField({ email, onEmail, error }: EmailFieldProps) {
  return (
    <Field label={accountCopy.email} error={error}>
      <EmailInput autoComplete="username" value={email} onText={onEmail} />
    </Field>
  );
}
