import type { ReactNode } from 'react';
import { isOfStorage, logBug } from '#base/device/isNoAnswer.ts';
import { circlesCopy } from '#planner/words/circles.ts';
import { Alert } from '#ui/Alert.tsx';
import type { Trouble } from './circlePlan.ts';

type TroubleAlertProps = {
  trouble: Trouble;
  /** In the place of the general text. */
  text?: string | undefined;
  action?: ReactNode;
};

/** Why something could not be done with the server, and what to do. */
export function TroubleAlert({ trouble, text, action }: TroubleAlertProps) {
  const words = circlesCopy.trouble[trouble];
  return (
    <Alert
      tone={trouble === 'unreachable' ? 'warn' : 'danger'}
      glyph={trouble === 'unreachable' ? 'offline' : undefined}
      title={words.title}
      action={action}
    >
      <p>{words.text}</p>
      {text !== undefined && <p>{text}</p>}
    </Alert>
  );
}

/** The answer, or that this phone could not keep it. Code that did not arrive is no signal. */
export async function withTrouble<T>(work: () => Promise<T>): Promise<T | { trouble: Trouble }> {
  try {
    return await work();
  } catch (error) {
    logBug(error);
    return { trouble: isOfStorage(error) ? 'noStorage' : 'unreachable' };
  }
}
