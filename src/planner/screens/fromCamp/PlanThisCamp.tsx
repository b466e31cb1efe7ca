import { useMemo, useRef } from 'react';
import { useReadyDirectory, useToday } from '#camps/camps.ts';
import type { Directory } from '#camps/rules/camp/directory.ts';
import { type ProfileStore, useProfile, useProfileStore } from '#family/family.ts';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import { ownChildren } from '#family/rules/profile.ts';
import { fromCampCopy as copy } from '#planner/words/fromCamp.ts';
import { usePlanState } from '#planner/store/usePlanState.ts';
import { setEntry } from '#planner/rules/commands/entryCommands.ts';
import { familyView } from '#planner/rules/family/familyView.ts';
import { type CampProposal, campProposals } from '#planner/rules/fromCamp/campProposals.ts';
import { isCoveringStatus } from '#planner/rules/status/coveringStatus.ts';
import { Button } from '#ui/Button.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { formatDatedDays } from '../pieces/formatDays.ts';
import { usePlanActions } from '../usePlanActions.ts';

type PlanThisCampProps = { campId: string };

/** For whom a camp of the plan is, and on which days, in one tap: where its page or the favorites show it. */
export function PlanThisCamp({ campId }: PlanThisCampProps) {
  const store = useProfileStore();
  const state = usePlanState();
  const directory = useReadyDirectory();
  if (store === null || state === null || directory === null) return null;
  return <Proposals campId={campId} store={store} state={state} directory={directory} />;
}

type ProposalsProps = PlanThisCampProps & {
  store: ProfileStore;
  state: PlanState;
  directory: Directory;
};

function Proposals({ campId, store, state, directory }: ProposalsProps) {
  const { profile } = useProfile(store);
  const today = useToday();
  const { submit } = usePlanActions(null);
  const { isBusy, run } = useSingleFlight();
  const box = useRef<HTMLFieldSetElement>(null);
  const children = ownChildren(profile);
  const view = useMemo(
    () => familyView(children, state, directory, today),
    [children, state, directory, today],
  );
  const ofCamp = view.entries.filter((entry) => entry.campId === campId);
  const open = ofCamp.find(({ childId }) => childId === null);
  const camp = view.camps(campId);
  const planned = ofCamp.flatMap(({ childId, days, status }) => {
    const found = view.children.find(({ child }) => child.id === childId);
    return found && isCoveringStatus(status) && days.length > 0
      ? [{ name: found.child.firstName, days: formatDatedDays(days) }]
      : [];
  });
  const { proposals, why } =
    open && camp && children.length > 0 ? campProposals(view, camp) : { proposals: [], why: null };

  async function plan({ childId, firstName, days }: CampProposal): Promise<void> {
    if (!open) return;
    const said = copy.planned(open.snapshot.providerName, firstName, formatDatedDays(days));
    // The pressed button goes, and the focus with it.
    box.current?.focus();
    await submit(said, [setEntry(open, { childId, days, status: 'planned' })]);
  }
  const [only, another] = proposals;
  return (
    <fieldset
      ref={box}
      aria-label={copy.forWhom}
      tabIndex={-1}
      className="stack gap-50 items-start no-border min-0"
    >
      {planned.map(({ name, days }) => (
        <p key={`${name} ${days}`} className="weight-800 leading-140">
          {copy.isPlanned(name, days)}
        </p>
      ))}
      {only && !another && (
        <Button
          variant="main"
          size="small"
          aria-disabled={isBusy}
          onClick={() => void run(() => plan(only))}
        >
          {copy.plan(only.firstName, formatDatedDays(only.days))}
        </Button>
      )}
      {another && (
        <>
          <p className="weight-800">{copy.forWhom}</p>
          <div className="cluster gap-50">
            {proposals.map((one) => (
              <Button
                key={one.childId}
                variant="line"
                size="small"
                aria-disabled={isBusy}
                onClick={() => void run(() => plan(one))}
              >
                {copy.child(one.firstName, formatDatedDays(one.days))}
              </Button>
            ))}
          </div>
        </>
      )}
      {why !== null && <p className="soft small leading-140">{copy.why[why]}</p>}
    </fieldset>
  );
}
