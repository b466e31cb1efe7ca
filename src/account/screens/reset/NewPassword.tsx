import { useState } from 'react';
import { accountLater } from '#account/words/accountLater.ts';
import type { PasswordOutcome } from '#account/store/accounts.ts';
import type { SessionState } from '#base/session/storedSession.ts';
import { useAuth } from '#account/store/useAuth.ts';
import { passwordProblem } from '#account/rules/password.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { FormSkeleton } from '../pieces/FormSkeleton.tsx';
import { Cause } from '../pieces/Cause.tsx';
import { NewPasswordField, type NewPasswordProblem } from '../pieces/NewPasswordField.tsx';
import { useAccountForm } from '../useAccountForm.ts';
import { useContinue } from '../useContinue.ts';
import { ResetByMail } from './ResetByMail.tsx';

const AskCode = lazyPart(async () => (await import('../code/AskCode.tsx')).AskCode, {
  fallback: <FormSkeleton />,
});

const copy = accountLater.reset.choose;

type Problem = Exclude<PasswordOutcome, 'done'> | NewPasswordProblem;

type NewPasswordProps = {
  who: Extract<SessionState, { status: 'in' }>;
  next: string;
};

/** Sets a new password for a user who signed in by a link or a password. */
export function NewPassword({ who, next }: NewPasswordProps) {
  const { ask } = useAuth();
  const [password, setPassword] = useState('');
  const [isOver, setOver] = useState(false);
  // The server may require a second step that this device does not know of.
  const [needsCode, setNeedsCode] = useState(false);
  const email = who.email ?? '';
  const goOn = useContinue();
  const { problem, isBusy, form } = useAccountForm<Problem>({
    check: () => passwordProblem(password, email),
    async send() {
      const outcome = await ask((session) => session.setPassword(password));
      if (outcome === 'old') setOver(true);
      if (outcome === 'needsCode') setNeedsCode(true);
      if (outcome !== 'done') return outcome;
      toast({ title: copy.saved, description: copy.savedText });
      goOn(next);
      return null;
    },
    fieldOf: (found) => (found === 'limited' || found === 'unreachable' ? null : 'password'),
  });
  if (isOver) return <ResetByMail isOld onVerified={() => setOver(false)} />;
  if (needsCode || who.lacksSecondFactor) {
    return <AskCode email={who.email} onDone={() => setNeedsCode(false)} />;
  }
  return (
    <>
      <h1>{copy.title}</h1>
      <p className="soft">{copy.whose(email)}</p>
      <Cause problem={problem} />
      <Form {...form}>
        {/* Whose it is, for password managers. */}
        <input hidden readOnly name="email" autoComplete="username" value={email} />
        <NewPasswordField
          label={accountLater.newPassword}
          password={password}
          onPassword={setPassword}
          problem={problem}
        />
        <Button variant="main" type="submit" aria-disabled={isBusy}>
          {isBusy ? copy.busy : copy.action}
        </Button>
      </Form>
      <p className="soft small leading-140">{copy.others}</p>
    </>
  );
}
