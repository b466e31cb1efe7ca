import { useRef, useState } from 'react';
import { useAlarms } from '#planner/store/alarms/useAlarms.ts';
import { type TakenPass, takePass } from '#planner/store/pass/takePass.ts';
import { passCopy } from '#planner/words/pass.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { useStableFocus } from '#ui/useStableFocus.ts';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { RestorePass } from './RestorePass.tsx';

const { link: copy, states } = passCopy;

/** The season's pass behind the link of a mail. Only a press takes it: programs look at links, and each taking is a phone of five. */
export function PassByLink({ token }: { token: string }) {
  const alarms = useAlarms(true);
  const [state, setState] = useState<'asking' | 'done' | keyof typeof states>('asking');
  const { isBusy, run } = useSingleFlight();
  // Another one would be one more device of five.
  const unkept = useRef<TakenPass | null>(null);

  async function take() {
    if (typeof alarms === 'string') return setState('notKept');
    const taken = unkept.current ?? (await takePass(token));
    if (taken.state !== 'paid') return setState(taken.state);
    unkept.current = taken;
    setState((await alarms.actions.keepPass(taken.pass)) ? 'done' : 'notKept');
  }

  // The pressed button goes.
  const stableFocus = useStableFocus();
  const isOver = state === 'unknown' || state === 'used up' || state === 'reversed';
  return (
    <div tabIndex={-1} {...stableFocus}>
      {state === 'done' ? (
        <Alert tone="info" title={copy.done} />
      ) : (
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
      )}
    </div>
  );
}
