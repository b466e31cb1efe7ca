import { handOverCopy } from '#family/words/handOver.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { useOnline } from '#ui/useOnline.ts';

/** The reasons why the hand-over has no code. */
type Problem =
  | { kind: 'limited'; waitMs: number | null }
  | { kind: 'tooLarge' | 'unreachable' | 'storage' };

/** Why there is no code, and what helps. */
export function HandOverCodeNotice({
  problem,
  onAgain,
}: {
  problem: Problem;
  onAgain: () => void;
}) {
  const isOnline = useOnline();
  const { failures, again } = handOverCopy;
  const action = (
    <Button variant="line" size="small" onClick={onAgain}>
      {again}
    </Button>
  );
  if (problem.kind === 'limited') {
    const { title, text, soon } = failures.limited;
    const minutes = problem.waitMs === null ? null : Math.ceil(problem.waitMs / 60_000);
    return (
      <Alert tone="warn" glyph="wait" title={title}>
        {minutes === null ? soon : text(minutes)}
      </Alert>
    );
  }
  if (problem.kind === 'tooLarge') {
    return (
      <Alert tone="warn" title={failures.tooLarge.title}>
        {failures.tooLarge.text}
      </Alert>
    );
  }
  // The code that makes codes may be missing, too.
  if (!isOnline) {
    return (
      <Alert tone="warn" glyph="offline" title={failures.offline.title} action={action}>
        {failures.offline.text}
      </Alert>
    );
  }
  const { title, text } = failures[problem.kind];
  return (
    <Alert tone="danger" title={title} action={action}>
      {text}
    </Alert>
  );
}
