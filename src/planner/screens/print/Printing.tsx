import type { ProfileStore } from '#family/family.ts';
import { planCopy } from '#planner/words/plan.ts';
import { printCopy as copy } from '#planner/words/print.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { PlanFrame } from '../PlanFrame.tsx';
import type { PlanSearch } from '#planner/rules/planSearch.ts';
import { FridgeSheets } from './FridgeSheets.tsx';
import { HomesLog } from './HomesLog.tsx';
import { PaperSkeleton } from './PaperSkeleton.tsx';

export type PrintingProps = { store: ProfileStore; search: PlanSearch; isLog: boolean };

/** What needs the family's own rows: they come with Dexie. */
export function Printing({ store, search, isLog }: PrintingProps) {
  const nothing = (
    <div className="stack items-start gap-100">
      <p>{`${copy.nothing} ${planCopy.noChild.text}`}</p>
      <ButtonLink variant="pine" to="/my-camps">
        {planCopy.noChild.action}
      </ButtonLink>
    </div>
  );
  return (
    <PlanFrame
      store={store}
      search={search}
      skeleton={<PaperSkeleton />}
      renderNoChild={() => nothing}
    >
      {isLog ? <HomesLog /> : <FridgeSheets />}
    </PlanFrame>
  );
}
