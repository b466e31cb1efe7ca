import { accountCopy } from '#account/words/account.ts';
import { Field } from '#ui/fields/Field.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';

type EmailFieldProps = {
  email: string;
  onEmail: (email: string) => void;
  error?: string | undefined;
};

/** The name of an account: password managers know it as "username". */
export function EmailField({ email, onEmail, error }: EmailFieldProps) {
  return (
    <Field label={accountCopy.email} error={error}>
      <TextInput
        glyph="mail"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={email}
        onText={onEmail}
      />
    </Field>
  );
}
