import { dayWithWeekday, isCalendarDay, shortDay } from '#base/day/calendar.ts';
import type {
  RegistrationOpening,
  OpeningState,
} from '#planner/rules/openings/registrationOpenings.ts';
import { clockLabel } from '#camps/rules/text/hours.ts';
import { registrationOpeningsCopy as copy } from '#planner/words/openings.ts';

/** 'Mon, Sep 21, 7:00 am. Checked Sep 12.', with the camp's own note in between. */
export function formatOpening({
  camp,
  state,
}: Pick<RegistrationOpening, 'camp' | 'state'>): string {
  const checked = camp.verifiedOn?.slice(0, 10) ?? '';
  return [
    stateWords(state),
    camp.registrationNote?.trim() ?? '',
    // Only a real date of a check is shown.
    isCalendarDay(checked) ? copy.checked(shortDay(checked)) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function stateWords(state: OpeningState): string {
  switch (state.kind) {
    case 'ahead': {
      const day = dayWithWeekday(state.day);
      return state.minutes === null ? copy.dayOnly(day) : copy.at(day, clockLabel(state.minutes));
    }
    case 'open':
      // The countdown beside it says that it is open.
      return state.closesOn === null ? '' : copy.openUntil(dayWithWeekday(state.closesOn));
    case 'closed':
      return copy.closedOn(shortDay(state.closesOn));
    case 'undated':
      return copy.undatedText;
    default:
      return copy.notSaid;
  }
}
