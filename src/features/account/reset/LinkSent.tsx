import { useState } from 'react';
import { accountLater } from '#content/accountLater.ts';
import { Button } from '#ui/Button.tsx';
import styles from '../Account.module.css';
import { Cause } from '../pieces/Cause.tsx';
import { CheckEmail } from '../pieces/CheckEmail.tsx';
import { useSecondsLeft } from './useSecondsLeft.ts';

const copy = accountLater.reset.sent;

/** The server sends one mail a minute to one address. */
const WAIT_SECONDS = 60;

type LinkSentProps = {
  email: string;
  send: () => Promise<string>;
  onOther: () => void;
};

export function LinkSent({ email, send, onOther }: LinkSentProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [left, startAgain] = useSecondsLeft(WAIT_SECONDS);

  async function again() {
    if (left > 0) return;
    startAgain();
    const outcome = await send();
    setProblem(outcome === 'done' ? null : outcome);
  }

  return (
    <CheckEmail title={copy.title} text={copy.text(email)}>
      <Cause problem={problem} limited={accountLater.reset.limited} />
      <div className={styles.buttons}>
        <Button variant="line" aria-disabled={left > 0} onClick={() => void again()}>
          {left > 0 ? copy.againIn(left) : copy.again}
        </Button>
        <Button variant="quiet" onClick={onOther}>
          {copy.other}
        </Button>
      </div>
    </CheckEmail>
  );
}
