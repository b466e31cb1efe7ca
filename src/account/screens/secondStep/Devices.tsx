import { useState } from 'react';
import { accountCopy } from '#account/words/account.ts';
import { secondStepCopy } from '#account/words/secondStep.ts';
import type { Factor } from '#account/store/accounts.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { useFactors } from '../code/useFactors.ts';
import { Cause } from '../pieces/Cause.tsx';
import { FormSkeleton } from '../pieces/FormSkeleton.tsx';
import { DeviceList } from './DeviceList.tsx';
import { RemoveDevice } from './RemoveDevice.tsx';
import { TurnedOn } from './TurnedOn.tsx';
import { TurnOn } from './TurnOn.tsx';
import { useAuth } from '#account/store/useAuth.ts';
import { AskCode } from '../code/AskCode.tsx';
import { BigSign, StepTitle } from '../pieces/BigStep.tsx';

type View = 'list' | 'add' | 'on' | 'off' | { remove: Factor };

/** The devices that give codes: the list, and one step at a time beside it. */
export function Devices() {
  const { factors, reload } = useFactors();
  const [view, setView] = useState<View>('list');
  if (factors === null) return <FormSkeleton title={accountCopy.secondStepTitle} />;
  if (factors === 'unreachable') {
    return (
      <>
        <h1>{accountCopy.secondStepTitle}</h1>
        <Cause problem={factors} />
        <div className="cluster middle gap-75">
          <Button variant="line" onClick={() => void reload()}>
            {accountCopy.tryAgain}
          </Button>
        </div>
      </>
    );
  }
  const devices = factors.filter(({ isVerified }) => isVerified);

  if (view === 'on') {
    return (
      <TurnedOn
        count={devices.length}
        onAdd={() => setView('add')}
        onLater={() => setView('list')}
      />
    );
  }
  if (view === 'off') return <TurnedOff onAgain={() => setView('add')} />;
  if (view === 'add' || devices.length === 0) {
    return (
      <TurnOn
        isFirst={devices.length === 0}
        onDone={() => {
          void reload();
          setView('on');
        }}
        onCancel={() => setView('list')}
      />
    );
  }
  if (view === 'list') {
    return (
      <DeviceList
        devices={devices}
        onAdd={() => setView('add')}
        onRemove={(device) => setView({ remove: device })}
      />
    );
  }
  const { remove } = view;
  return (
    <RemoveDevice
      device={remove}
      isLast={devices.length === 1}
      onKeep={() => setView('list')}
      onRemoved={() => {
        void reload();
        setView(devices.length === 1 ? 'off' : 'list');
        if (devices.length > 1) toast({ title: secondStepCopy.list.gone(remove.name) });
      }}
    />
  );
}

/**
 * The settings of the second step. A user who has one takes it first, and again after removing the device of this
 * session.
 */
export function SecondStep() {
  const { who } = useAuth();
  if (who.status === 'in' && who.lacksSecondFactor) return <AskCode email={who.email} />;
  return <Devices />;
}

const copy = secondStepCopy.off;

function TurnedOff({ onAgain }: { onAgain: () => void }) {
  return (
    <>
      <BigSign glyph="shield" tone="sun" />
      <StepTitle>{copy.title}</StepTitle>
      <p>{copy.text}</p>
      <div className="cluster middle gap-75">
        <ButtonLink variant="pine" to="/settings">
          {secondStepCopy.settings}
        </ButtonLink>
        <Button variant="quiet" onClick={onAgain}>
          {copy.again}
        </Button>
      </div>
    </>
  );
}
