import { accountLater } from '#account/words/accountLater.ts';
import type { PasswordProblem } from '#account/rules/password.ts';
import { Field } from '#ui/fields/Field.tsx';
import { PasswordInput } from '#ui/fields/PasswordInput.tsx';

/** 'weak': the server knows it from a list of stolen ones. 'same': as the one before. */
export type NewPasswordProblem = PasswordProblem | 'weak' | 'same';

type NewPasswordFieldProps = {
  label: string;
  password: string;
  onPassword: (password: string) => void;
  problem: string | null;
};

export function NewPasswordField({ label, password, onPassword, problem }: NewPasswordFieldProps) {
  const error = isOfPassword(problem) ? accountLater.weak[problem] : undefined;
  return (
    <Field
      label={label}
      error={error}
      hint={error === undefined ? accountLater.passwordHint : undefined}
    >
      <PasswordInput
        name="password"
        autoComplete="new-password"
        required
        value={password}
        onText={onPassword}
      />
    </Field>
  );
}

export const isOfPassword = (problem: string | null): problem is NewPasswordProblem =>
  problem !== null && Object.hasOwn(accountLater.weak, problem);
