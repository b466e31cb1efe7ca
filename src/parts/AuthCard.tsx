import type { ReactNode } from 'react';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useAfterHydration } from '#ui/useAfterHydration.ts';
import styles from './AuthCard.module.css';

// Drawn by code that nobody has to wait for who came for the form.
const SignInScene = lazyPart(async () => {
  const { SignInScene: scene } = await import('#scenes/SignInScene.tsx');
  return { default: scene };
});

/** One card, one job: a drawing, and beside it (on phones under it) a title and a form. */
export function AuthCard({ children }: { children: ReactNode }) {
  return (
    <Wrap className={styles.page}>
      <div className={styles.card}>
        <div className={styles.scene}>
          {useAfterHydration() && (
            <LazyBoundary>
              <SignInScene className={styles.drawing} />
            </LazyBoundary>
          )}
        </div>
        <div className={styles.words}>{children}</div>
      </div>
    </Wrap>
  );
}
