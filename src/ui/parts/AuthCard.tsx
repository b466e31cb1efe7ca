import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { LazyBoundary } from '../LazyBoundary.tsx';
import { Wrap } from '../layout/Wrap.tsx';
import { lazyPart } from '../lazyPart.tsx';
import { useAfterHydration } from '../useAfterHydration.ts';
import styles from './AuthCard.module.css';

// Drawn by code that nobody has to wait for who came for the form.
const SignInScene = lazyPart(async () => {
  const { SignInScene: scene } = await import('../scenes/SignInScene.tsx');
  return { default: scene };
});

type AuthCardProps = {
  children: ReactNode;
  /** Without the drawing. */
  isPlain?: boolean;
};

/** One card, one job: a drawing, and beside it (on phones under it) a title and a form. */
export function AuthCard({ children, isPlain = false }: AuthCardProps) {
  const isHydrated = useAfterHydration();
  return (
    <Wrap className={styles.page}>
      <div className={classes(styles.card, isPlain ? styles.plain : styles.drawn)}>
        {!isPlain && (
          <div className={styles.scene}>
            {isHydrated && (
              <LazyBoundary optional="drawing">
                <SignInScene className={styles.drawing} />
              </LazyBoundary>
            )}
          </div>
        )}
        <div className={styles.words}>{children}</div>
      </div>
    </Wrap>
  );
}
