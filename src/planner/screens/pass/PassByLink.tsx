import { useState } from 'react';
import { useAlarms } from '#planner/store/alarms/useAlarms.ts';
import { takePass } from '#planner/store/pass/takePass.ts';
import { passCopy } from '#planner/words/pass.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { RestorePass } from './RestorePass.tsx';

const { link: copy, states } = passCopy;

/** The season's pass behind the link of a mail. Only a press takes it: programs look at links, and each taking is a phone of five. */
export function PassByLink({ token }: { token: string }) {
  const alarms = useAlarms(true);
  const [state, setState] = useState<'asking' | 'done' | keyof typeof states>('asking');
  const { isBusy, run } = useSingleFlight();

  async function take() {
    if (typeof alarms === 'string') return setState('unreachable');
    const taken = await takePass(token);
    if (taken.state !== 'paid') return setState(taken.state);
    setState((await alarms.actions.keepPass(taken.pass)) ? 'done' : 'notKept');
  }

  if (state === 'done') return <Alert tone="info" title={copy.done} />;
  const isOver = state === 'unknown' || state === 'used up' || state === 'reversed';
  return (
    <Alert
      tone={state === 'asking' ? 'info' : 'warn'}
      title={state === 'asking' ? copy.title : states[state]}
      action={
        !isOver && (
          <Button
            variant="teal"
            size="small"
            aria-disabled={isBusy || alarms === 'opening'}
            onClick={() => alarms !== 'opening' && void run(take)}
          >
            {copy.use}
          </Button>
        )
      }
    >
      {isOver ? <RestorePass /> : copy.text}
    </Alert>
  );
}
