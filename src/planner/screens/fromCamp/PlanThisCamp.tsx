import { type ReactNode, useRef } from 'react';
import { useReadyDirectory, useToday } from '#camps/camps.ts';
import { addDays, dayRange, isCalendarDay } from '#base/day/calendar.ts';
import { mondayOf } from '#base/day/mondayOf.ts';
import { plannedCamp } from '#camps/rules/camp/sessionCamp.ts';
import { seatsOn } from '#camps/rules/camp/seats.ts';
import type { Directory } from '#camps/rules/camp/directory.ts';
import { ChildFace, useProfileStore } from '#family/family.ts';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import { fromCampCopy as copy } from '#planner/words/fromCamp.ts';
import { useFriends } from '#planner/store/circles/useCircles.ts';
import { usePlanState } from '#planner/store/usePlanState.ts';
import { type CampProposal, campProposals } from '#planner/rules/fromCamp/campProposals.ts';
import type { CircleFriend } from '#planner/rules/circles/circleFriends.ts';
import { isHeldOrWaiting } from '#planner/rules/status/coveringStatus.ts';
import { waitsForRoom } from '#planner/rules/status/waitsForRoom.ts';
import { phoneAlarmsCopy } from '#planner/words/phoneAlarms.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { formatLabel } from '#planner/words/formatLabel.ts';
import { AlarmsHere } from '../phoneAlarms/AlarmsHere.tsx';
import { RoomAlert } from '../phoneAlarms/RoomAlert.tsx';
import { Fold } from '../pieces/Fold.tsx';
import { formatDatedDays } from '../pieces/formatDays.ts';
import { type ProposalsOf, useProposals } from './useProposals.ts';

/** `week`: the Monday of a week for which somebody asks along, as the address of the page has it. */
export type PlanThisCampProps = {
  campId: string;
  week?: string | undefined;
  /** The one session to plan. */
  sessionId?: string;
  /** The page itself offers it, day by day (FamilyDays). */
  isOffered?: boolean;
  /** What to show once the camp has said yes. */
  whenConfirmed?: ReactNode;
};

/** For whom a camp of the plan is, and on which days, in one tap: where its page, a session or the favorites show it. */
export function PlanThisCamp(props: PlanThisCampProps) {
  const { campId, week, sessionId, isOffered = false, whenConfirmed } = props;
  const store = useProfileStore();
  const state = usePlanState();
  const directory = useReadyDirectory();
  if (store === null || state === null || directory === null) return null;
  if (sessionId !== undefined)
    return <Proposals {...{ campId, sessionId, store, state, directory }} />;
  const entries = state.entries.filter((entry) => entry.campId === campId);
  const isPlanned = entries.length > 0;
  const hasSessions = directory.camps.some(
    ({ id, sessions }) => id === campId && sessions !== null,
  );
  return (
    <>
      {week && isCalendarDay(week) && <AskedAlong week={week} isPlanned={isPlanned} />}
      <FriendsThere campId={campId} state={state} />
      {entries.some(({ status }) => status === 'confirmed') && whenConfirmed}
      {isPlanned &&
        !isOffered &&
        (hasSessions ? (
          <p className="soft small">{copy.pickSession}</p>
        ) : (
          <Proposals {...{ campId, sessionId: null, store, state, directory }} />
        ))}
      {isPlanned && <Room {...{ campId, state, directory }} />}
    </>
  );
}

type RoomProps = { campId: string; state: PlanState; directory: Directory };

/** Rings when the camp has room, once it or a session of it is in the plan. */
function Room({ campId, state, directory }: RoomProps) {
  const today = useToday();
  const camp = directory.camps.find(({ id }) => id === campId);
  if (camp === undefined) return null;
  const isOffered = state.entries.some((entry) => {
    const planned = entry.campId === campId && plannedCamp(camp, entry.sessionId);
    return planned && waitsForRoom(entry.status, seatsOn(planned, today));
  });
  return (
    <AlarmsHere>
      <RoomAlert
        camp={{ id: campId, name: camp.providerName }}
        isOffered={isOffered}
        more={
          <AppLink to="/settings" hash="alarms" className="row-inline middle tap">
            {phoneAlarmsCopy.room.why}
          </AppLink>
        }
      />
    </AlarmsHere>
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

function Proposals(props: ProposalsOf) {
  const { sessionId } = props;
  const { view, ofCamp, open, camp, full, isBusy, plan } = useProposals(props);
  const box = useRef<HTMLFieldSetElement>(null);
  const planned = ofCamp.flatMap(({ childId, days, ...entry }) => {
    const found = view.children.find(({ child }) => child.id === childId);
    return found && entry.sessionId === sessionId && isHeldOrWaiting(entry) && days.length > 0
      ? [
          (entry.status === 'waitlisted' ? copy.isWaiting : copy.isPlanned)(
            found.child.firstName,
            formatDatedDays(days),
          ),
        ]
      : [];
  });
  // Of a camp with sessions more than one may be planned.
  const isOffered = view.children.length > 0 && (open !== undefined || sessionId !== null);
  const found =
    camp && isOffered
      ? campProposals(view, camp, sessionId !== null)
      : { proposals: [], why: null };
  const isThere = (one: CampProposal) =>
    sessionId !== null &&
    ofCamp.some((entry) => entry.sessionId === sessionId && entry.childId === one.childId);
  const proposals = found.proposals.filter((one) => !isThere(one));
  const why = planned.length > 0 ? null : found.why;

  function press(one: CampProposal) {
    // The pressed button goes, and the focus with it.
    box.current?.focus();
    plan(one);
  }
  const [only, another] = proposals;
  return (
    <fieldset
      ref={box}
      aria-label={copy.forWhom}
      tabIndex={-1}
      className="stack gap-50 items-start no-border min-0"
    >
      {planned.map((words) => (
        <p key={words} className="weight-800 leading-140">
          {words}
        </p>
      ))}
      {proposals.length > 0 && full !== null && <p className="leading-140">{full}</p>}
      {only && !another && (
        <Button
          variant={full !== null || sessionId !== null ? 'line' : 'main'}
          size="small"
          aria-disabled={isBusy}
          onClick={() => press(only)}
        >
          {(full === null ? copy.plan : copy.planAnyway)(
            only.firstName,
            formatDatedDays(only.days),
          )}
        </Button>
      )}
      {another && (
        <>
          <p className="weight-800">{full === null ? copy.forWhom : copy.anywayForWhom}</p>
          <div className="cluster gap-50">
            {proposals.map((one) => (
              <Button
                key={one.childId}
                variant="line"
                size="small"
                aria-disabled={isBusy}
                onClick={() => press(one)}
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
