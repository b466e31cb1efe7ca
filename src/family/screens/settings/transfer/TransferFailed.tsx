import { transferCopy } from '#family/words/handOver.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { useOnline } from '#ui/useOnline.ts';
import type { TransferProblem as Problem } from './useTransfer.ts';

type TransferFailedProps = {
  problem: Problem;
  /** The code came by a link, so it was not mistyped. */
  isLink: boolean;
  onAgain: () => void;
};

/** Why no plan arrived, and what helps. A mistyped code shows beside its field, not here. */
export function TransferFailed({ problem, isLink, onAgain }: TransferFailedProps) {
  const isOnline = useOnline();
  const { failures, again } = transferCopy;
  if (problem.kind === 'limited') {
    const { title, text, soon } = failures.limited;
    const minutes = problem.waitMs === null ? null : Math.ceil(problem.waitMs / 60_000);
    return (
      <Alert tone="warn" glyph="wait" title={title}>
        {minutes === null ? soon : text(minutes)}
      </Alert>
    );
  }
  if (problem.kind === 'unknownRecovery') return null;
  if (problem.kind === 'mistyped' || problem.kind === 'unknown') {
    if (!isLink) return null;
    const { title, text } = failures[problem.kind === 'mistyped' ? 'cutOff' : 'gone'];
    return (
      <Alert tone="warn" title={title}>
        {text}
      </Alert>
    );
  }
  const isTransient = problem.kind === 'unreachable' || problem.kind === 'storage';
  const { title, text } =
    failures[problem.kind === 'unreachable' && !isOnline ? 'offline' : problem.kind];
  return (
    <Alert
      tone="warn"
      title={title}
      action={
        isTransient && (
          <Button variant="line" size="small" onClick={onAgain}>
            {again}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
}
