import { useState } from 'react';
import {
  keepPassReference,
  newPassReference,
  readPassReference,
} from '#planner/store/pass/passHere.ts';
import { passCopy as copy } from '#planner/words/pass.ts';
import { phoneAlarmsCopy } from '#planner/words/phoneAlarms.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { RestorePass } from './RestorePass.tsx';
import { useAwaitedPass } from './useAwaitedPass.ts';

const words = phoneAlarmsCopy.fee;

type Props = {
  fee: { checkoutUrl: string; cents: number };
  /** A checkout has brought one. Resolves to whether this phone keeps it. */
  onPass: (pass: string) => Promise<boolean>;
};

/** The season's checkout in a new tab, and the wait for its pass. Or the way to bring one from another phone. */
export function SeasonPass({ fee, onPass }: Props) {
  const [reference, setReference] = useState(() => readPassReference() ?? newPassReference());
  const [isAwaited, setAwaited] = useState(() => readPassReference() !== null);
  const { state, ask } = useAwaitedPass(isAwaited ? reference : null, async (pass) => {
    // Until it is kept, the reference is the only way to it.
    const isKept = await onPass(pass);
    if (isKept) end();
    return isKept;
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

  return (
    <div className="stack items-start gap-80">
      <Button
        variant={isAwaited ? 'line' : 'teal'}
        size="small"
        href={`${fee.checkoutUrl}?client_reference_id=${reference}`}
        external
        onClick={begin}
      >
        <span>{words.pay(fee.cents)}</span>
        <VisuallyHidden>{words.opens}</VisuallyHidden>
        <Glyph name="ext" />
      </Button>
      {isAwaited && state !== 'reversed' && state !== 'used up' && (
        <>
          <output>
            {state === null || state === 'waiting' || state === 'unknown'
              ? copy.waiting
              : copy.states[state]}
          </output>
          <Button variant="teal" size="small" onClick={ask}>
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
