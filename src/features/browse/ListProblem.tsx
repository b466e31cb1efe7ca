import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';

type ListProblemProps = {
  text: string;
  /** A try is on its way. */
  trying: boolean;
  /** Only one list on a page offers to try again: both come from one pull. */
  onRetry?: (() => void) | undefined;
};

/** A list that could not be loaded, while this phone has no camps of its own to show instead. */
export function ListProblem({ text, trying, onRetry }: ListProblemProps) {
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
      {onRetry && 'With a network Camply also tries again by itself.'}
    </Alert>
  );
}
