import { useState } from 'react';
import { accountCopy } from '#account/words/account.ts';
import { secondStepCopy } from '#account/words/secondStep.ts';
import type { CodeOutcome } from '#account/store/accounts.ts';
import { useAuth } from '#account/store/useAuth.ts';
import { ButtonLink } from '#ui/Button.tsx';
import styles from '../Account.module.css';
import { CodeForm } from '../code/CodeForm.tsx';
import { Crumb } from '../pieces/Crumb.tsx';
import { StepTitle } from '../pieces/BigStep.tsx';
import { NameStep, type Started } from './NameStep.tsx';
import { ScanStep } from './ScanStep.tsx';
import steps from './Steps.module.css';
import { ToSettings } from './ToSettings.tsx';

const copy = secondStepCopy.turnOn;

type TurnOnProps = {
  /** Nothing is turned on yet. */
  isFirst: boolean;
  onDone: () => void;
  onCancel: () => void;
};

/** The name comes first: the server takes it together with what is scanned. */
export function TurnOn({ isFirst, onDone, onCancel }: TurnOnProps) {
  const { ask } = useAuth();
  const [started, setStarted] = useState<Started | null>(null);

  /** Removes an unfinished factor, which would only block its name. */
  function drop() {
    if (started !== null) void ask((session) => session.removeFactor(started.factorId));
  }

  async function verify(factorId: string, code: string): Promise<CodeOutcome> {
    const outcome = await ask((session) => session.verifyCode(factorId, code));
    if (outcome === 'done') onDone();
    return outcome;
  }

  return (
    <>
      {isFirst ? (
        <ToSettings />
      ) : (
        <Crumb>
          <button
            type="button"
            onClick={() => {
              drop();
              onCancel();
            }}
          >
            {accountCopy.secondStepTitle}
          </button>
        </Crumb>
      )}
      <StepTitle>{isFirst ? copy.title : copy.another}</StepTitle>
      <p className="soft">{copy.lead}</p>
      <ol className={steps.steps}>
        <li>
          <h2>{copy.name.title}</h2>
          {started === null ? (
            <NameStep isFirst={isFirst} onStarted={setStarted} />
          ) : (
            <p>{started.name}</p>
          )}
        </li>
        {started !== null && started.scan !== null && (
          <li>
            <ScanStep {...started.scan} />
          </li>
        )}
        {started !== null && (
          <li>
            <h2>{copy.verify.title}</h2>
            <CodeForm
              action={copy.verify.action}
              busy={copy.verify.busy}
              check={(code) => verify(started.factorId, code)}
            />
          </li>
        )}
      </ol>
      {isFirst && (
        <div className={styles.links}>
          <ButtonLink variant="flush" size="small" onClick={drop} to="/settings">
            {copy.notNow}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
