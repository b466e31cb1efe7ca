import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Wrap } from '../layout/Wrap.tsx';
import { lazyPart } from '../lazyPart.tsx';
import { useAfterHydration } from '../useAfterHydration.ts';
import styles from './AuthCard.module.css';

// Loaded separately, so that the form does not wait for the drawing.
const SignInScene = lazyPart(async () => (await import('../scenes/SignInScene.tsx')).SignInScene, {
  optional: 'drawing',
});

type AuthCardProps = {
  children: ReactNode;
  /** Hides the drawing. */
  isPlain?: boolean;
};

/** One card, one job: a drawing, and beside it (on phones under it) a title and a form. */
export function AuthCard({ children, isPlain = false }: AuthCardProps) {
  const isHydrated = useAfterHydration();
  return (
    <Wrap className={styles.page}>
      <div
        className={classes(
          'stack clip card round-l raised-card',
          isPlain ? styles.plain : styles.drawn,
        )}
      >
        {!isPlain && (
          <div className={styles.scene}>
            {isHydrated && <SignInScene className={styles.drawing} />}
          </div>
        )}
        <div className={styles.words}>{children}</div>
      </div>
    </Wrap>
  );
}
