import { useProfileStore } from '#family/family.ts';
import { planBCopy as copy } from '#planner/words/planB.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import type { PlanSearch } from '#planner/rules/planSearch.ts';
import type { PlanBFrameProps } from './PlanBFrame.tsx';
import styles from './PlanBPage.module.css';
import { PlanBSkeleton } from './PlanBSkeleton.tsx';

// Reads what the family keeps, which needs Dexie.
const PlanBFrame = lazyPart<PlanBFrameProps>(
  async () => (await import('./PlanBFrame.tsx')).PlanBFrame,
  { fallback: <PlanBSkeleton />, heading: copy.heading.waiting },
);

/** Plans for the days that are still open, side by side. Made on the phone; nothing changes until one is picked. */
export function PlanBPage({ search }: { search: PlanSearch }) {
  const store = useProfileStore();
  return (
    <Wrap className={styles.page}>
      <AppLink
        className="row-inline middle self-start gap-50 tap weight-750 icons-100"
        to="/my-camps"
        search={search}
      >
        <Glyph name="back" />
        {copy.back}
      </AppLink>
      {store === null ? <PlanBSkeleton /> : <PlanBFrame store={store} search={search} />}
    </Wrap>
  );
}
