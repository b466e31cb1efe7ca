import { useState } from 'react';
import { accountCopy } from '#account/words/account.ts';
import { accountLater } from '#account/words/accountLater.ts';
import type { ResetOutcome } from '#account/store/accounts.ts';
import { useAuth } from '#account/store/useAuth.ts';
import { isEmail } from '#account/rules/email.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import styles from '../Account.module.css';
import { BigSign, StepTitle } from '../pieces/BigStep.tsx';
import { Cause } from '../pieces/Cause.tsx';
import { Crumb } from '../pieces/Crumb.tsx';
import { EmailField } from '../pieces/EmailField.tsx';
import { useAccountForm } from '../useAccountForm.ts';
import { useTypedEmail } from '../useTypedEmail.ts';
import { LinkSent } from './LinkSent.tsx';

const copy = accountLater.reset;

type Problem = Exclude<ResetOutcome, 'done'> | 'noEmail';

type ResetByMailProps = {
  /** The opened link was used, has expired, or belongs to a deleted account. */
  isOld?: boolean;
  /** The code of the mail was right, and its user is signed in. */
  onVerified: () => void;
  /** Offered to a user who is signed in already. */
  onStay?: () => void;
};

/** Requests the mail with the link and the code. The response does not reveal whether the account exists. */
export function ResetByMail({ isOld = false, onVerified, onStay }: ResetByMailProps) {
  const { ask } = useAuth();
  const [email, setEmail] = useTypedEmail();
  /** 'before': from another tab, or another device. */
  const [sent, setSent] = useState<'now' | 'before' | null>(null);
  const [wantsCode, setWantsCode] = useState(false);
  const send = () => ask((session) => session.sendReset(email.trim()));
  const { problem, isBusy, form } = useAccountForm<Problem>({
    check: () => (isEmail(email) ? null : 'noEmail'),
    async send() {
      if (wantsCode) {
        setSent('before');
        return null;
      }
      const outcome = await send();
      if (outcome !== 'done') return outcome;
      setSent('now');
      return null;
    },
    fieldOf: (found) => (found === 'noEmail' ? 'email' : null),
  });
  function typeCode() {
    setWantsCode(true);
    if (isEmail(email)) setSent('before');
  }
  if (sent !== null) {
    return (
      <LinkSent
        email={email.trim()}
        isBefore={sent === 'before'}
        send={send}
        onOther={() => setSent(null)}
        onVerified={onVerified}
      />
    );
  }
  return (
    <>
      {isOld && !wantsCode ? (
        <>
          <BigSign glyph="wait" tone="sun" />
          <h1>{copy.old.title}</h1>
          <p role="alert">{copy.old.text}</p>
        </>
      ) : (
        <>
          <Crumb>
            <AppLink to="/login" state={{ email }}>
              {copy.back}
            </AppLink>
          </Crumb>
          {wantsCode ? (
            <StepTitle>{accountCopy.resetTitle}</StepTitle>
          ) : (
            <h1>{accountCopy.resetTitle}</h1>
          )}
          <p>{wantsCode ? copy.code.whose : copy.lead}</p>
        </>
      )}
      <Cause problem={problem} limited={copy.limited} />
      <Form {...form}>
        <EmailField
          email={email}
          onEmail={setEmail}
          error={problem === 'noEmail' ? accountCopy.needsEmail : undefined}
        />
        <Button variant="main" type="submit" aria-disabled={isBusy}>
          {wantsCode ? copy.code.goOn : isBusy ? copy.busy : isOld ? copy.old.action : copy.action}
        </Button>
      </Form>
      <div className={styles.links}>
        {!wantsCode && (
          <Button variant="flush" size="small" onClick={typeCode}>
            {copy.code.have}
          </Button>
        )}
        {onStay !== undefined && (
          <Button variant="flush" size="small" onClick={onStay}>
            {copy.old.stay}
          </Button>
        )}
      </div>
    </>
  );
}
