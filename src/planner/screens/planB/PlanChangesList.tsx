import { ChildFace } from '#family/family.ts';
import { formatList } from '#camps/camps.ts';
import { friendsGo } from '#planner/words/formatLabel.ts';
import { plannedKey, plannedOf } from '#camps/rules/camp/sessionCamp.ts';
import { planBCopy } from '#planner/words/planB.ts';
import { friendsAt } from '#planner/rules/candidates/likes.ts';
import type { NewBooking } from '#planner/rules/planB/ask/newBookings.ts';
import { findChild, usePlan } from '../PlanContext.ts';
import { formatCostSum } from '../pieces/formatCosts.ts';
import { formatDatedDays } from '../pieces/formatDays.ts';
import { hoursWithCare, nameWithCare } from './formatCare.ts';
import { Fold } from '../pieces/Fold.tsx';
import styles from './PlanChangesList.module.css';

const copy = planBCopy.changes;

/** What a plan would put into the schedule, with the second choice for each. */
export function PlanChangesList({ bookings }: { bookings: readonly NewBooking[] }) {
  return (
    <Fold summary={copy.summary}>
      <ul className={styles.list}>
        {bookings.map((booking) => (
          <Change
            key={`${booking.childId} ${plannedKey(plannedOf(booking.camp.camp))} ${booking.days.join()}`}
            booking={booking}
          />
        ))}
      </ul>
    </Fold>
  );
}

function Change({ booking }: { booking: NewBooking }) {
  const { childId, camp, days, cost, second } = booking;
  const plan = usePlan();
  const child = findChild(plan, childId)?.child;
  if (!child) return null;
  const friends = friendsAt(plan.friends, camp.camp.id, days);
  const seconds = second.map(nameWithCare);
  return (
    <li className="stack columns-auto-rest top gap-60">
      <ChildFace name={child.firstName} color={child.color} />
      <p className="stack columns-1 anywhere">
        <b>{copy.line(child.firstName, formatDatedDays(days))}</b>
        <span>{`${camp.camp.providerName}, ${hoursWithCare(booking)}, ${formatCostSum(cost)}`}</span>
        {camp.seats === 'waitlist' && <b>{copy.waitlist}</b>}
        {friends.length > 0 && <span>{friendsGo(friends)}</span>}
        <small className="soft tiny">
          {seconds.length > 0 ? copy.second(formatList(seconds)) : copy.noSecond}
        </small>
      </p>
    </li>
  );
}
