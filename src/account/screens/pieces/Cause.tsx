import type { ReactNode } from 'react';
import { accountCopy } from '#account/words/account.ts';
import { Alert } from '#ui/Alert.tsx';
import { useOnline } from '#ui/useOnline.ts';

const { causes } = accountCopy;

type CauseProps = {
  problem: string | null;
  /** What helps against too many tries. */
  limited?: ReactNode;
};

/** Above a form that could not be sent for a reason that lies in none of its fields. */
export function Cause({ problem, limited = causes.wait }: CauseProps) {
  const isOnline = useOnline();
  if (problem === 'limited') {
    return (
      <Alert tone="danger" title={causes.tooMany}>
        <p>{limited}</p>
      </Alert>
    );
  }
  if (problem !== 'unreachable') return null;
  const { title, text } = isOnline ? causes.noAnswer : causes.offline;
  return (
    <Alert tone="info" glyph="offline" title={title}>
      <p>{text}</p>
    </Alert>
  );
}
