import { useHydrated } from '@tanstack/react-router';
import { compareCopy } from '#camps/words/compare.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import styles from './ComparePage.module.css';
import type { ComparePageProps } from './Comparison.tsx';

// Reads what the family saved, which needs Dexie.
const Comparison = lazyPart(async () => (await import('./Comparison.tsx')).Comparison);

/** Two to four camps side by side. The address contains the whole comparison and can be shared. */
export function ComparePage(props: ComparePageProps) {
  const { back, backTo, heading, lead } = compareCopy;
  const skeleton = <Skeleton className={styles.skeleton} />;
  return (
    <Wrap className={styles.page}>
      <AppLink className="no-print row-inline middle gap-50 tap weight-750 icons-100" to={backTo}>
        <Glyph name="back" />
        {back}
      </AppLink>
      <h1>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      {useHydrated() ? (
        <Comparison boundary={{ fallback: skeleton }} {...props} skeleton={skeleton} />
      ) : (
        skeleton
      )}
    </Wrap>
  );
}
