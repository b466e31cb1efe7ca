import { useState } from 'react';
import { secondStepCopy } from '#account/words/secondStep.ts';
import type { Factor } from '#account/store/accounts.ts';
import { useAuth } from '#account/store/useAuth.ts';
import { Button } from '#ui/Button.tsx';
import styles from '../Account.module.css';
import { BigSign, StepTitle } from '../pieces/BigStep.tsx';
import { checkCode } from './checkCode.ts';
import { CodeForm } from './CodeForm.tsx';
import { NoPhone } from './NoPhone.tsx';
import { TextMe } from './TextMe.tsx';
import { useFactors } from './useFactors.ts';

const copy = secondStepCopy.ask;

export type AskCodeProps = {
  email: string | null;
  onDone?: () => void;
};

/** Asks for the code of the second step. The session store reports success, so there is no callback for it. */
export function AskCode({ email, onDone }: AskCodeProps) {
  const { ask, signOut } = useAuth();
  const [isLost, setLost] = useState(false);
  const [textedId, setTextedId] = useState<string | null>(null);
  const { factors } = useFactors();
  const known = factors === null || factors === 'unreachable' ? [] : factors.filter(isUsable);
  const phones = known.filter(({ kind }) => kind === 'phone');
  const hasApp = known.length === 0 || known.length > phones.length;
  if (isLost) {
    return <NoPhone email={email} names={known.map(nameOf)} onBack={() => setLost(false)} />;
  }
  return (
    <>
      <BigSign glyph="shield" tone="teal" />
      <StepTitle>{copy.title}</StepTitle>
      <p className="soft">{hasApp ? copy.lead : copy.text.lead}</p>
      {phones.map((phone) => (
        <TextMe key={phone.id} phone={phone} onSent={() => setTextedId(phone.id)} />
      ))}
      <CodeForm
        action={copy.action}
        busy={copy.busy}
        check={async (code) => {
          const outcome = await ask((session) => checkCode(session, code, textedId));
          if (outcome === 'done') onDone?.();
          return outcome;
        }}
      />
      <div className={styles.links}>
        <Button variant="flush" size="small" onClick={() => setLost(true)}>
          {copy.lost}
        </Button>
        <Button variant="flush" size="small" onClick={() => void signOut()}>
          {copy.logOut}
        </Button>
      </div>
    </>
  );
}

const isUsable = ({ isVerified }: Factor) => isVerified;
const nameOf = ({ name }: Factor) => name || secondStepCopy.list.unnamed;
