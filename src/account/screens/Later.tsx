import type { ReactNode } from 'react';
import { accountCopy } from '#account/words/account.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './Account.module.css';

const copy = accountCopy.notOpened;

type LaterProps = {
  children: ReactNode;
  /** Until it is there; a skeleton of a form when missing. */
  meanwhile?: ReactNode;
};

/** Around a part whose code is fetched when it is first shown. */
export function Later({ children, meanwhile }: LaterProps) {
  return (
    <LazyBoundary
      meanwhile={meanwhile ?? <Skeleton className={styles.skeleton} />}
      instead={<NotOpened />}
    >
      {children}
    </LazyBoundary>
  );
}

/** Code did not arrive. */
export function NotOpened() {
  return (
    <Alert
      tone="danger"
      title={copy.title}
      action={
        <Button variant="line" size="small" onClick={() => window.location.reload()}>
          {copy.again}
        </Button>
      }
    >
      <p>{copy.text}</p>
    </Alert>
  );
}
