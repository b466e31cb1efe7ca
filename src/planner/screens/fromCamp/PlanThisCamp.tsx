import { useMemo, useRef } from 'react';
import { useReadyDirectory, useToday } from '#camps/camps.ts';
import { addDays, dayRange, isCalendarDay } from '#base/day/calendar.ts';
import { mondayOf } from '#base/day/mondayOf.ts';
import type { Directory } from '#camps/rules/camp/directory.ts';
import { ChildFace, type ProfileStore, useProfile, useProfileStore } from '#family/family.ts';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import { ownChildren } from '#family/rules/profile.ts';
import { fromCampCopy as copy } from '#planner/words/fromCamp.ts';
import { useFriends } from '#planner/store/circles/useCircles.ts';
import { usePlanState } from '#planner/store/usePlanState.ts';
import { setEntry } from '#planner/rules/commands/entryCommands.ts';
import { familyView } from '#planner/rules/family/familyView.ts';
import { type CampProposal, campProposals } from '#planner/rules/fromCamp/campProposals.ts';
import type { CircleFriend } from '#planner/rules/circles/circleFriends.ts';
import { isCoveringStatus } from '#planner/rules/status/coveringStatus.ts';
import { Button } from '#ui/Button.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { formatLabel } from '#planner/words/formatLabel.ts';
import { Fold } from '../pieces/Fold.tsx';
import { formatDatedDays } from '../pieces/formatDays.ts';
import { usePlanActions } from '../usePlanActions.ts';

/** `week`: the Monday of a week for which somebody asks along, as the address of the page has it. */
export type PlanThisCampProps = { campId: string; week?: string | undefined };

/** For whom a camp of the plan is, and on which days, in one tap: where its page or the favorites show it. */
export function PlanThisCamp({ campId, week }: PlanThisCampProps) {
  const store = useProfileStore();
  const state = usePlanState();
  const directory = useReadyDirectory();
  if (store === null || state === null || directory === null) return null;
  const isPlanned = state.entries.some((entry) => entry.campId === campId);
  return (
    <>
      {week && isCalendarDay(week) && <AskedAlong week={week} isPlanned={isPlanned} />}
      <FriendsThere campId={campId} state={state} />
      {isPlanned && <Proposals campId={campId} store={store} state={state} directory={directory} />}
    </>
  );
}

/** A whole class would push away when the camp is. */
const MOST_FRIENDS = 3;

/** Children of the family's circles who go to this camp, the next weeks first. */
function FriendsThere({ campId, state }: { campId: string; state: PlanState }) {
  const there = useFriends(state).filter((friend) => friend.campId === campId);
  const more = there.slice(MOST_FRIENDS);
  if (there.length === 0) return null;
  return (
    <div>
      <FriendList there={there.slice(0, MOST_FRIENDS)} />
      {more.length > 0 && (
        <Fold summary={copy.moreFriends(more.length)}>
          <FriendList there={more} />
        </Fold>
      )}
    </div>
  );
}

function FriendList({ there }: { there: readonly CircleFriend[] }) {
  return (
    <ul aria-label={copy.friends} className="stack gap-35">
      {there.map(({ familyId, label, color, circleName, week, days }) => (
        <li key={`${familyId} ${label} ${week}`} className="stack columns-auto-rest middle gap-50">
          <ChildFace name={label} color={color} />
          <span className="leading-140 anywhere">
            <b>{copy.friendGoes(formatLabel(label), formatDatedDays(days))}</b>{' '}
            <span className="soft small">{circleName}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A friend's link has the camp and the week, and nothing of the family that sent it. */
function AskedAlong({ week, isPlanned }: { week: string; isPlanned: boolean }) {
  const days = dayRange(mondayOf(week), addDays(mondayOf(week), 4));
  return (
    <p className="leading-140">
      <b>{copy.asked(days)}</b> {!isPlanned && <span>{copy.putItIn}</span>}
    </p>
  );
}

type ProposalsProps = Pick<PlanThisCampProps, 'campId'> & {
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
