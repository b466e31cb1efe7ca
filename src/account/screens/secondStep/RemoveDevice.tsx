import { useRef } from 'react';
import { secondStepCopy } from '#account/words/secondStep.ts';
import type { CodeOutcome, Factor } from '#account/store/accounts.ts';
import { type AccountSession, useAuth } from '#account/store/useAuth.ts';
import { Button } from '#ui/Button.tsx';
import styles from '../Account.module.css';
import { checkCode } from '../code/checkCode.ts';
import { CodeForm } from '../code/CodeForm.tsx';
import { TextMe } from '../code/TextMe.tsx';
import { StepTitle } from '../pieces/BigStep.tsx';

const copy = secondStepCopy.remove;

type RemoveDeviceProps = {
  device: Factor;
  isLast: boolean;
  onKeep: () => void;
  onRemoved: () => void;
};

/** Requires a code, so that a stranger with an unlocked phone cannot turn the second step off. */
export function RemoveDevice({ device, isLast, onKeep, onRemoved }: RemoveDeviceProps) {
  const { ask } = useAuth();
  // A code is good once. Where the line broke off after it, the next try needs none.
  const isProven = useRef(false);
  const isTexted = useRef(false);

  async function remove(session: AccountSession, code: string): Promise<CodeOutcome> {
    if (!isProven.current) {
      const checked = await checkCode(session, code, isTexted.current ? device.id : null);
      if (checked !== 'done') return checked;
      isProven.current = true;
    }
    const outcome = await session.removeFactor(device.id);
    if (outcome !== 'needsCode') return outcome;
    isProven.current = false;
    return 'expired';
  }

  return (
    <>
      <StepTitle>{copy.title(device.name || secondStepCopy.list.unnamed)}</StepTitle>
      <p>{isLast ? copy.last : copy.other}</p>
      {device.kind === 'phone' && (
        <TextMe
          phone={device}
          onSent={() => {
            isTexted.current = true;
          }}
        />
      )}
      <CodeForm
        action={copy.action}
        busy={copy.busy}
        check={async (code) => {
          const outcome = await ask((session) => remove(session, code));
          if (outcome === 'done') onRemoved();
          return outcome;
        }}
      />
      <div className={styles.links}>
        <Button variant="flush" size="small" onClick={onKeep}>
          {copy.keep}
        </Button>
      </div>
    </>
  );
}
