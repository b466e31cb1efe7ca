import { useState, useEffect } from 'react';
import { accountLater } from '#account/words/accountLater.ts';
import { useAuth } from '#account/store/useAuth.ts';
import { Button } from '#ui/Button.tsx';
import { CodeForm } from '../code/CodeForm.tsx';
import { Cause } from '../pieces/Cause.tsx';
import { BigStep } from '../pieces/BigStep.tsx';

const { sent: copy, code: codeCopy, limited } = accountLater.reset;

/** The server sends one mail a minute to one address. */
const WAIT_SECONDS = 60;

type LinkSentProps = {
  email: string;
  /** The mail was requested in another tab, or on another device. */
  isBefore: boolean;
  send: () => Promise<string>;
  onOther: () => void;
  onVerified: () => void;
};

/** The mail has a link and six digits, for a mail that is read on another device. */
export function LinkSent({ email, isBefore, send, onOther, onVerified }: LinkSentProps) {
  const { ask } = useAuth();
  const [problem, setProblem] = useState<string | null>(null);
  const [left, startAgain] = useSecondsLeft(WAIT_SECONDS, isBefore);

  async function again() {
    if (left > 0) return;
    startAgain();
    const outcome = await send();
    setProblem(outcome === 'done' ? null : outcome);
  }

  return (
    <BigStep
      title={isBefore ? codeCopy.title : copy.title}
      text={isBefore ? codeCopy.text(email) : copy.text(email)}
    >
      <CodeForm
        words={codeCopy.words}
        action={codeCopy.action}
        busy={codeCopy.busy}
        check={async (code) => {
          const outcome = await ask((session) => session.verifyMailedCode(email, code));
          if (outcome === 'done') onVerified();
          return outcome;
        }}
      />
      <Cause problem={problem} limited={limited} />
      <div className="cluster middle gap-75">
        <Button variant="line" aria-disabled={left > 0} onClick={() => void again()}>
          {left > 0 ? copy.againIn(left) : copy.again}
        </Button>
        <Button variant="flush" onClick={onOther}>
          {copy.other}
        </Button>
      </div>
    </BigStep>
  );
}

/** Counts down from `seconds` to 0, and restarts on request. `isOver`: it begins at 0. */
function useSecondsLeft(seconds: number, isOver = false): [left: number, startAgain: () => void] {
  const [now, setNow] = useState(() => Date.now());
  const [start, setStart] = useState(isOver ? 0 : now);
  const left = Math.max(0, Math.ceil(seconds - (now - start) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return [
    // A clock that is put back shows no more than the whole wait.
    Math.min(left, seconds),
    () => {
      const again = Date.now();
      setStart(again);
      setNow(again);
    },
  ];
}
