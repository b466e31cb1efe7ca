import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';

type ListProblemProps = {
  text: string;
  /** What helps; only one list on a page says it: all come from one pull. */
  advice?: string;
  /** A try is on its way. */
  trying: boolean;
  /** As above. */
  onRetry?: (() => void) | undefined;
};

/** A list that could not be loaded, while this phone has no camps of its own to show instead. */
export function ListProblem({ text, advice, trying, onRetry }: ListProblemProps) {
  return (
    <Alert
      tone="danger"
      title={text}
      action={
        onRetry && (
          <Button variant="line" size="small" aria-disabled={trying} onClick={onRetry}>
            {trying ? 'Trying...' : 'Try again'}
          </Button>
        )
      }
    >
      {advice}
    </Alert>
  );
}
