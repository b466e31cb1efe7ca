import { dayCopy } from '#planner/words/day.ts';
import { dayWithWeekday, shortDay } from '#base/day/calendar.ts';
import type { OpeningState } from '#planner/rules/openings/registrationOpenings.ts';
import { clockLabel } from '#camps/rules/text/hours.ts';

const copy = dayCopy.signUp;

/** 'Sign-up opens Mon, Sep 21, 7:00 am', or that it has. */
export function formatSignUp(state: OpeningState): string {
  switch (state.kind) {
    case 'ahead': {
      const day = dayWithWeekday(state.day);
      return copy.opens(state.minutes === null ? day : `${day}, ${clockLabel(state.minutes)}`);
    }
    case 'open':
      return state.closesOn === null ? copy.open : copy.openUntil(shortDay(state.closesOn));
    case 'closed':
      return copy.closed(shortDay(state.closesOn));
    case 'undated':
      return copy.undated;
    default:
      return copy.notSaid;
  }
}
