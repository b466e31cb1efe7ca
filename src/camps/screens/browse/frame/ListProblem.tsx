import type { ReactNode } from 'react';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';

type ListProblemProps = {
  title: string;
  /** What helps. */
  children?: ReactNode;
  isRetrying: boolean;
  /** Only one list on a page offers a retry, since one download brings them all. */
  onRetry?: () => void;
  retryLabel?: string;
};

/** Replaces a list that could not be loaded, while this device has no camps to show. */
export function ListProblem(props: ListProblemProps) {
  const { title, children, isRetrying, onRetry, retryLabel = 'Try again' } = props;
  return (
    <Alert
      tone="danger"
      title={title}
      action={
        onRetry && (
          <Button variant="line" size="small" aria-disabled={isRetrying} onClick={onRetry}>
            {isRetrying ? 'Trying...' : retryLabel}
          </Button>
        )
      }
    >
      {children}
    </Alert>
  );
}
