import { useState } from 'react';
import { passCopy as copy } from '#planner/words/pass.ts';
import {
  keepPass,
  keepPassReference,
  newPassReference,
  readPassReference,
} from '#planner/store/pass/passHere.ts';
import { Button } from '#ui/Button.tsx';
import { Alert } from '#ui/Alert.tsx';
import { RestorePass } from './RestorePass.tsx';
import { useAwaitedPass } from './useAwaitedPass.ts';

type Props = {
  fee: { checkoutUrl: string; cents: number };
  /** YYYY-MM-DD; null without a good pass. */
  passUntil: string | null;
  /** A checkout has brought one. */
  onPass: (pass: string) => void;
};

/** The season's fee: its price, the checkout in a new tab, and the wait for its pass. Or the way to bring one from another phone. */
export function SeasonPass({ fee, passUntil, onPass }: Props) {
  const [reference, setReference] = useState(() => readPassReference() ?? newPassReference());
  const [isAwaited, setAwaited] = useState(() => readPassReference() !== null);
  const { state, ask } = useAwaitedPass(isAwaited ? reference : null, (pass) => {
    end();
    keepPass(pass);
    onPass(pass);
  });

  function end(): void {
    keepPassReference(null);
    setReference(newPassReference());
    setAwaited(false);
  }
  function begin(): void {
    keepPassReference(reference);
    setAwaited(true);
  }

  if (passUntil !== null) return <p>{copy.paid(passUntil)}</p>;
  return (
    <div className="stack gap-80">
      <p className="weight-800">{copy.price(fee.cents)}</p>
      <p className="soft">{copy.text}</p>
      <Button
        variant={isAwaited ? 'line' : 'main'}
        href={`${fee.checkoutUrl}?client_reference_id=${reference}`}
        external
        onClick={begin}
      >
        {copy.pay}
      </Button>
      {isAwaited && state !== 'reversed' && state !== 'used up' && (
        <>
          <output>
            {state === null || state === 'waiting' || state === 'unknown'
              ? copy.waiting
              : copy.states[state]}
          </output>
          <Button variant="main" onClick={ask}>
            {copy.askAgain}
          </Button>
        </>
      )}
      {(state === 'reversed' || state === 'used up') && (
        <Alert
          tone="warn"
          title={copy.states[state]}
          action={
            <Button variant="line" size="small" onClick={end}>
              {copy.anew}
            </Button>
          }
        />
      )}
      <RestorePass />
    </div>
  );
}
