import type { ProfileStore } from '#family/family.ts';
import { useGazetteer } from '#camps/camps.ts';
import { planBCopy as copy } from '#planner/words/planB.ts';
import { planCopy } from '#planner/words/plan.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { PlanFrame } from '../PlanFrame.tsx';
import type { PlanSearch } from '#planner/rules/planSearch.ts';
import { PlanBBoard } from './PlanBBoard.tsx';
import { PlanBSkeleton } from './PlanBSkeleton.tsx';

export type PlanBFrameProps = { store: ProfileStore; search: PlanSearch };

/** What needs the family's own rows: they come with Dexie. */
export function PlanBFrame({ store, search }: PlanBFrameProps) {
  const places = useGazetteer(true);
  const isReady = places.gazetteer !== null || places.failed;
  const nothing = (
    <div className="stack items-start gap-100">
      <h1>{copy.nothingToFill.heading}</h1>
      <p>{planCopy.noChild.text}</p>
      <ButtonLink variant="pine" to="/my-camps">
        {planCopy.noChild.action}
      </ButtonLink>
    </div>
  );
  return (
    <PlanFrame
      store={store}
      search={search}
      skeleton={<PlanBSkeleton />}
      renderNoChild={() => nothing}
    >
      {isReady ? <PlanBBoard gazetteer={places.gazetteer} search={search} /> : <PlanBSkeleton />}
    </PlanFrame>
  );
}
