import { shortDay } from '#base/day/calendar.ts';
import { ageLabel } from '#camps/rules/text/ageLabel.ts';
import { hoursLabel, readHours } from '#camps/rules/text/hours.ts';
import type { Candidate } from '#planner/rules/candidates/candidatesFor.ts';
import { openingState } from '#planner/rules/openings/registrationOpenings.ts';
import { spanShort } from '#planner/words/week.ts';
import { dayCopy as copy } from '#planner/words/day.ts';
import { formatDays } from '../../pieces/formatDays.ts';
import { formatSignUp } from '../../pieces/formatSignUp.ts';
import { driveLabel, milesShort } from './candidateLabels.ts';
import { dropOffAnswer } from './siblingDrives.ts';
import type { DayChoices } from './useDayChoices.ts';

type Asked = Pick<DayChoices, 'child' | 'gazetteer' | 'siblings' | 'daysThere'>;

/** '8:30–4 · ages 8-14 · 5–7 mi' */
export function factsOf({ camp, drive }: Candidate): string {
  const hours = readHours(camp.hours);
  const { ageMin, ageMax } = camp;
  return [
    hours === 'unknown' ? copy.hoursMissing : spanShort(hours),
    ageMin === null && ageMax === null
      ? copy.age.notListed
      : ageLabel(ageMin, ageMax).toLowerCase(),
    milesShort(drive),
  ]
    .filter((part) => part !== null)
    .join('\u00a0· ');
}

/** `short`: what decides between camps, the weightiest first. `more`: what can be read after a press. */
export function candidateNotes(
  candidate: Candidate,
  { child, gazetteer, siblings, daysThere }: Asked,
  now: number,
): { short: string[]; more: string[] } {
  const { camp, drive, seats, likes } = candidate;
  const hours = readHours(camp.hours);
  const name = child.firstName;
  const there = daysThere.get(camp.id);
  const signUp = openingState(camp, null, now);
  const isClosed = signUp.kind === 'closed';
  const signUpNote =
    signUp.kind === 'unsaid' || signUp.kind === 'undated' ? [] : [formatSignUp(signUp)];
  const seatsNote =
    seats === 'unknown' ? [] : [copy.seats(seats, shortDay(camp.seatsSaidOn ?? ''))];
  const drives = siblings.flatMap((sibling) => {
    const answer = hours === 'unknown' ? 'unknown' : dropOffAnswer(camp, hours, sibling, gazetteer);
    return answer === 'unknown' ? [] : [copy.drive[answer](sibling.name, sibling.camp)];
  });
  const short = [
    ...(seats === 'waitlist' ? seatsNote : []),
    ...ageNote(candidate, name),
    ...(isClosed ? signUpNote : []),
    ...(likes.friends.length === 0 ? [] : [copy.likes.friends(likes.friends)]),
    ...(likes.choice === null ? [] : [copy.likes[likes.choice]]),
    ...(likes.isFavorite ? [copy.likes.favorite] : []),
  ];
  const miles = driveLabel(drive);
  const more = [
    ...(hours === 'unknown' ? [] : [hoursLabel(camp.hours) ?? '']),
    ...(seats === 'waitlist' ? [] : seatsNote),
    ...(isClosed ? [] : signUpNote),
    ...(likes.activity === null ? [] : [copy.likes.activity(name, likes.activity)]),
    ...(there === undefined ? [] : [copy.alsoThere(name, formatDays(there))]),
    ...drives,
    ...(miles === null ? [] : [miles]),
  ];
  return { short, more: more.filter((note) => note !== '') };
}

function ageNote(candidate: Candidate, name: string): string[] {
  const { ageMin, ageMax } = candidate.camp;
  return candidate.fit === 'maybe' ? [copy.age.maybe(name, ageLabel(ageMin, ageMax))] : [];
}
