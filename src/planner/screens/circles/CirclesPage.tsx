import { circlesPageCopy as copy } from '#planner/words/circlesPage.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { type PageLink, useLink } from '../shared/useLink.ts';
import styles from './CirclesPage.module.css';

const waiting = (
  <div aria-busy="true">
    <VisuallyHidden>{copy.waiting}</VisuallyHidden>
    <Skeleton className={styles.skeleton} />
  </div>
);

// Reads what the family keeps, which needs Dexie.
const CirclesScreen = lazyPart<{ link: PageLink }>(
  async () => (await import('./CirclesScreen.tsx')).CirclesScreen,
  { fallback: waiting },
);

/** The family's circles, and what their links open. The secret is out of the address before anything runs (cleanAddress). */
export function CirclesPage() {
  const link = useLink();
  return (
    <Wrap className={styles.page}>
      <h1>{copy.heading}</h1>
      {link === undefined ? waiting : <CirclesScreen link={link} />}
    </Wrap>
  );
}
