import { useState } from 'react';
import { accountCopy } from '#account/words/account.ts';
import type { SignInOutcome } from '#account/store/authClient.ts';
import { isEmail } from '#account/rules/email.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { PasswordInput } from '#ui/fields/PasswordInput.tsx';
import { Cause } from '../pieces/Cause.tsx';
import { EmailField } from '../pieces/EmailField.tsx';
import { useAccountForm } from '../useAccountForm.ts';
import styles from '../Account.module.css';

const copy = accountCopy.signIn;
const { waitOrReset } = accountCopy.causes;

type Problem = Exclude<SignInOutcome, 'done'> | 'noEmail' | 'noPassword';

type SignInFormProps = {
  /** The email, which both forms share. */
  email: string;
  onEmail: (email: string) => void;
  signIn: (email: string, password: string) => Promise<SignInOutcome>;
};

export function SignInForm({ email, onEmail, signIn }: SignInFormProps) {
  const [password, setPassword] = useState('');
  const { problem, isBusy, form } = useAccountForm<Problem>({
    check() {
      if (!isEmail(email)) return 'noEmail';
      return password === '' ? 'noPassword' : null;
    },
    async send() {
      const outcome = await signIn(email.trim(), password);
      return outcome === 'done' ? null : outcome;
    },
    fieldOf,
  });
  return (
    <>
      <Cause
        problem={problem}
        limited={
          <span>
            {waitOrReset.before}
            <AppLink to="/reset-password" state={{ email }}>
              {waitOrReset.link}
            </AppLink>
            {waitOrReset.after}
          </span>
        }
      />
      <Form {...form}>
        <EmailField email={email} onEmail={onEmail} error={emailError(problem)} />
        <Field label={accountCopy.password} error={passwordError(problem)}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onText={setPassword}
          />
        </Field>
        <Button variant="main" type="submit" aria-disabled={isBusy}>
          {isBusy ? copy.busy : copy.action}
        </Button>
      </Form>
      <ForgotLink email={email} />
    </>
  );
}

function fieldOf(problem: Problem): string | null {
  if (problem === 'noEmail' || problem === 'unconfirmed') return 'email';
  return problem === 'noPassword' || problem === 'wrong' ? 'password' : null;
}

function emailError(problem: Problem | null): string | undefined {
  if (problem === 'noEmail') return accountCopy.needsEmail;
  return problem === 'unconfirmed' ? copy.unconfirmed : undefined;
}

function passwordError(problem: Problem | null): string | undefined {
  if (problem === 'noPassword') return accountCopy.needsPassword;
  return problem === 'wrong' ? copy.wrong : undefined;
}

/** Takes along what was typed, not in the address: that would end in logs. */
function ForgotLink({ email }: { email: string }) {
  return (
    <p className={styles.forgot}>
      <ButtonLink variant="flush" size="small" to="/reset-password" state={{ email }}>
        {accountCopy.signIn.forgot}
      </ButtonLink>
    </p>
  );
}
