import { dayWithWeekday } from '#base/day/calendar.ts';
import { clockLabel } from '#camps/rules/text/hours.ts';
import { alarmSent } from '#planner/rules/calendar/alarmSent.ts';
import { registrationOpenings } from '#planner/rules/openings/registrationOpenings.ts';
import { fullyCoveredDays } from '#planner/rules/family/fullyCoveredDays.ts';
import { boardCopy } from '#planner/words/board.ts';
import { Button } from '#ui/Button.tsx';
import { AlarmButton } from '../alarm/AlarmButton.tsx';
import { useMinute } from '../alarm/useMinute.ts';
import { longWeekday } from '../pieces/formatDays.ts';
import { usePlan } from '../PlanContext.ts';
import { StepLine } from './PosterStep.tsx';

const { signUp: copy, covered } = boardCopy.next;
/** Further ahead it is no next step. */
const SOON_DAYS = 14;
/** Until then a weekday alone names one day. */
const WEEK_DAYS = 6;

/**
 * Where no day is left to fill: the first sign-up of a planned camp of the break that opens soon, and has no alarm; else the
 * picture of the covered days.
 */
export function FilledStep() {
  const plan = usePlan();
  const { entries, camps, shown, state, open } = plan;
  const now = useMinute();
  const planned = entries.filter(
    ({ status, days }) => status === 'planned' && days.some((day) => shown.days.includes(day)),
  );
  const [next] = registrationOpenings(planned, camps, now).flatMap((opening) => {
    const { state: when } = opening;
    const isSoon = when.kind === 'ahead' && when.inDays <= SOON_DAYS;
    return isSoon && !alarmSent(state.sent, opening).isSent ? [{ opening, when }] : [];
  });
  if (!next) {
    return (
      fullyCoveredDays(plan) !== null && (
        <StepLine text={covered.text}>
          <Button variant="main" size="small" onClick={() => open({ kind: 'covered' })}>
            {covered.action}
          </Button>
        </StepLine>
      )
    );
  }
  const { opening, when } = next;
  const day = when.inDays > WEEK_DAYS ? dayWithWeekday(when.day) : longWeekday(when.day);
  const words = when.minutes === null ? day : copy.at(day, clockLabel(when.minutes));
  return (
    <StepLine text={copy.text(opening.camp.providerName, words)}>
      <AlarmButton opening={opening} variant="main" label={copy.action} />
    </StepLine>
  );
}
