import { useLocation } from '@tanstack/react-router';
import { useProfileStore } from '#family/family.ts';
import { printCopy as copy } from '#planner/words/print.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { useAfterHydration } from '#ui/useAfterHydration.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import type { PlanSearch } from '#planner/rules/planSearch.ts';
import { LOG_HASH } from './logHash.ts';
import { PaperSkeleton } from './PaperSkeleton.tsx';
import type { PrintingProps } from './Printing.tsx';
import styles from './PrintPage.module.css';

// Reads what the family keeps, which needs Dexie.
const Printing = lazyPart<PrintingProps>(async () => (await import('./Printing.tsx')).Printing, {
  fallback: <PaperSkeleton />,
});

/** A break on paper, for the fridge. Made on the phone: nothing is sent. */
export function PrintPage({ search }: { search: PlanSearch }) {
  const store = useProfileStore();
  const hash = useLocation({ select: (location) => location.hash });
  // The stored page knows no hash.
  const isLog = useAfterHydration() && hash === LOG_HASH;
  return (
    <Wrap className={styles.page}>
      {/* A hash leads to the top of the page. */}
      <AppLink
        id={LOG_HASH}
        className="row-inline middle self-start gap-50 tap weight-750 icons-100 no-print"
        to="/my-camps"
        search={search}
      >
        <Glyph name="back" />
        {copy.back}
      </AppLink>
      <h1 className={styles.heading}>{isLog ? copy.log : copy.heading}</h1>
      {store === null ? (
        <PaperSkeleton />
      ) : (
        <Printing store={store} search={search} isLog={isLog} />
      )}
    </Wrap>
  );
}
