import { useState } from 'react';
import { accountCopy } from '#account/words/account.ts';
import { accountLater } from '#account/words/accountLater.ts';
import type { SignUpOutcome } from '#account/store/accounts.ts';
import { isEmail } from '#account/rules/email.ts';
import { passwordProblem } from '#account/rules/password.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Cause } from '../pieces/Cause.tsx';
import { EmailField } from '../pieces/EmailField.tsx';
import {
  isOfPassword,
  NewPasswordField,
  type NewPasswordProblem,
} from '../pieces/NewPasswordField.tsx';
import { useAccountForm } from '../useAccountForm.ts';
import styles from './SignUpForm.module.css';

const copy = accountLater.signUp;

type Problem = Exclude<SignUpOutcome, 'done' | 'confirm'> | 'noEmail' | NewPasswordProblem;

type SignUpFormProps = {
  email: string;
  onEmail: (email: string) => void;
  signUp: (email: string, password: string) => Promise<SignUpOutcome>;
  /** A mail was sent; the account works after its link. */
  onConfirm: () => void;
};

export function SignUpForm({ email, onEmail, signUp, onConfirm }: SignUpFormProps) {
  const [password, setPassword] = useState('');
  const { problem, isBusy, form } = useAccountForm<Problem>({
    check: () => (isEmail(email) ? passwordProblem(password, email) : 'noEmail'),
    async send() {
      const outcome = await signUp(email.trim(), password);
      if (outcome === 'confirm') onConfirm();
      return outcome === 'done' || outcome === 'confirm' ? null : outcome;
    },
    fieldOf(found) {
      if (isOfPassword(found)) return 'password';
      return emailError(found) === undefined ? null : 'email';
    },
  });
  return (
    <>
      <Cause problem={problem} />
      <Form {...form}>
        <EmailField email={email} onEmail={onEmail} error={emailError(problem)} />
        <NewPasswordField
          label={accountCopy.password}
          password={password}
          onPassword={setPassword}
          problem={problem}
        />
        <Button variant="main" type="submit" aria-disabled={isBusy}>
          {isBusy ? copy.busy : copy.action}
        </Button>
      </Form>
      <p className={styles.stays}>
        <Glyph name="check" />
        <span>
          <b>{copy.stays}</b> {copy.staysText}
        </span>
      </p>
      <p className="soft small leading-140">
        {copy.agree.before} <AppLink to="/terms">{copy.terms}</AppLink> {copy.agree.and}{' '}
        <AppLink to="/privacy">{copy.privacy}</AppLink> {copy.agree.after}
      </p>
    </>
  );
}

function emailError(problem: Problem | null): string | undefined {
  if (problem === 'noEmail') return accountCopy.needsEmail;
  return problem === 'taken' || problem === 'refused' ? copy[problem] : undefined;
}
