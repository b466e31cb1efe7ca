import { useMemo } from 'react';
import { useToday } from '#camps/camps.ts';
import { shortDay } from '#base/day/calendar.ts';
import type { Directory } from '#camps/rules/camp/directory.ts';
import { seatsSaid } from '#camps/rules/camp/seats.ts';
import { type ProfileStore, useProfile } from '#family/family.ts';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import { ownChildren } from '#family/rules/profile.ts';
import { bookedAs } from '#planner/rules/candidates/breakCamps.ts';
import { putEntry, setEntry } from '#planner/rules/commands/entryCommands.ts';
import { newEntry } from '#planner/rules/commands/newEntry.ts';
import { familyView } from '#planner/rules/family/familyView.ts';
import type { CampProposal } from '#planner/rules/fromCamp/campProposals.ts';
import { fromCampCopy as copy } from '#planner/words/fromCamp.ts';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { formatDatedDays } from '../pieces/formatDays.ts';
import { usePlanActions } from '../usePlanActions.ts';

export type ProposalsOf = {
  campId: string;
  /** Null for a camp without sessions. */
  sessionId: string | null;
  store: ProfileStore;
  state: PlanState;
  directory: Directory;
};

/** A camp or a session as the family's plan sees it, and the one way to put it in for a child. */
export function useProposals({ campId, sessionId, store, state, directory }: ProposalsOf) {
  const { profile } = useProfile(store);
  const today = useToday();
  const { submit } = usePlanActions(null);
  const { isBusy, run } = useSingleFlight();
  const children = ownChildren(profile);
  const view = useMemo(
    () => familyView(children, state, directory, today),
    [children, state, directory, today],
  );
  const ofCamp = view.entries.filter((entry) => entry.campId === campId);
  // In the plan, for nobody yet.
  const open = ofCamp.find(({ childId }) => childId === null);
  const camp = view.camps({ campId, sessionId });
  const said = camp && seatsSaid(camp.camp, today);
  const status = bookedAs({ seats: said?.seats ?? 'unknown' });
  // Why it covers nothing yet.
  const full =
    said && (said.seats === 'full' || said.seats === 'waitlist')
      ? copy.full[said.seats](shortDay(said.saidOn))
      : null;

  async function put({ childId, firstName, days }: CampProposal): Promise<void> {
    if (!camp) return;
    const words = copy.planned(camp.camp.providerName, firstName, formatDatedDays(days));
    const row = newEntry({ id: crypto.randomUUID(), childId, camp, days, status, today });
    await submit(words, [
      open
        ? setEntry(open, { childId, days, status, sessionId, snapshot: row.snapshot })
        : putEntry(row),
    ]);
  }
  const plan = (one: CampProposal) => void run(() => put(one));
  return { view, ofCamp, open, camp, full, isBusy, plan };
}
