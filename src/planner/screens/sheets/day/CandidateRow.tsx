import { CampPlate } from '#camps/camps.ts';
import { dayCopy as copy } from '#planner/words/day.ts';
import type { ExtendedCare } from '#family/rules/plan/planEntry.ts';
import { careOffer } from '#planner/rules/candidates/careOffer.ts';
import type { Candidate } from '#planner/rules/candidates/candidatesFor.ts';
import { spanAround } from '#planner/rules/coverage/span.ts';
import { openingState } from '#planner/rules/openings/registrationOpenings.ts';
import { shortDay } from '#base/day/calendar.ts';
import { isPlannedAs } from '#camps/rules/camp/sessionCamp.ts';
import { ageLabel } from '#camps/rules/text/ageLabel.ts';
import { hoursRange, readHours } from '#camps/rules/text/hours.ts';
import { Button } from '#ui/Button.tsx';
import { formatCents, formatPerHour } from '../../pieces/formatCosts.ts';
import { formatDays } from '../../pieces/formatDays.ts';
import { formatSignUp } from '../../pieces/formatSignUp.ts';
import styles from './CandidateRow.module.css';
import { careLabel, doesLabel, hasAgesOnly, driveLabel } from './candidateLabels.ts';
import type { DayChoices } from './useDayChoices.ts';
import { dropOffAnswer } from './siblingDrives.ts';

type CandidateRowProps = {
  candidate: Candidate;
  choices: DayChoices;
  /** The first of the list, if it closes the day: the likeliest answer. */
  isBest: boolean;
  /** h4 under the heading of its group, h3 in a group without one. */
  heading: 'h3' | 'h4';
  /** Ms since 1970. */
  now: number;
  onAdd: (candidate: Candidate, care?: ExtendedCare[]) => void;
  onSecond: (candidate: Candidate) => void;
  /** Takes the focus as it comes. */
  isFirstNew: boolean;
};

/** One camp for an open day: what it closes, its hours, its price, how far, and one tap to add it. */
export function CandidateRow(props: CandidateRowProps) {
  const { candidate, choices, isBest, heading: Heading, now, onAdd, onSecond, isFirstNew } = props;
  const { camp, cost, perHour } = candidate;
  const { first, isStandIn } = choices;
  const days = formatDays(candidate.days);
  const care = isStandIn ? null : careOffer(candidate, choices.need);
  return (
    <li
      className={styles.row}
      data-best={isBest}
      {...(isFirstNew && { tabIndex: -1, ref: takeFocus })}
    >
      <CampPlate camp={camp} />
      <div className={styles.words}>
        <Heading>{camp.providerName}</Heading>
        <p className={styles.closes}>{doesLabel(candidate, choices)}</p>
        <HoursBar candidate={candidate} />
        {notes(candidate, choices, now).map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <div className={styles.action}>
        <p>
          <b>{cost === 'unknown' ? copy.noPrice.amount : formatCents(cost)}</b>{' '}
          <span>
            {cost === 'unknown'
              ? copy.noPrice.text
              : perHour === null
                ? ''
                : formatPerHour(perHour)}
          </span>
        </p>
        {!isStandIn && (
          <Button
            variant={isBest ? 'main' : 'line'}
            size="small"
            aria-label={copy.addFor(camp.providerName, days)}
            onClick={() => onAdd(candidate)}
          >
            {copy.add}
          </Button>
        )}
        {first !== null && !isPlannedAs(first, camp) && (
          <Button
            variant={isStandIn && isBest ? 'main' : isStandIn ? 'line' : 'quiet'}
            size="small"
            aria-label={copy.secondFor(camp.providerName, first.snapshot.providerName)}
            onClick={() => onSecond(candidate)}
          >
            {copy.second}
          </Button>
        )}
      </div>
      {care !== null && (
        <div className={styles.care}>
          <p>{careLabel(care, candidate, choices.cell.day)}</p>
          <Button
            variant="line"
            size="small"
            aria-label={copy.care.addFor(camp.providerName, days)}
            onClick={() => onAdd(candidate, care.care)}
          >
            {copy.care.add}
          </Button>
        </div>
      )}
    </li>
  );
}

const takeFocus = (row: HTMLElement | null): void => row?.focus({ preventScroll: true });

/** The day from 7:30 to 5:30, wider where camp or need are: what is missing, and what the camp covers. */
function HoursBar({ candidate: { camp, gaps } }: Pick<CandidateRowProps, 'candidate'>) {
  const hours = readHours(camp.hours);
  if (hours === 'unknown' || gaps.length === 0) return null;
  const { from, to } = spanAround([{ from: 450, to: 1050 }, hours, ...gaps]);
  return (
    <svg
      className={styles.bar}
      viewBox={`${from} 0 ${to - from} 6`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {gaps.map((gap) => (
        <rect key={gap.from} x={gap.from} width={gap.to - gap.from} height="6" />
      ))}
      <rect x={hours.from} y="1" width={hours.to - hours.from} height="4" className={styles.held} />
    </svg>
  );
}

function notes(candidate: Candidate, choices: DayChoices, now: number): string[] {
  const { camp, drive, seats } = candidate;
  const { child, gazetteer, siblings, daysThere } = choices;
  const hours = readHours(camp.hours);
  const name = child.firstName;
  const there = daysThere.get(camp.id);
  const signUp = openingState(camp, now);
  const drives = siblings.flatMap((sibling) => {
    const answer = hours === 'unknown' ? 'unknown' : dropOffAnswer(camp, hours, sibling, gazetteer);
    return answer === 'unknown' ? [] : [copy.drive[answer](sibling.name, sibling.camp)];
  });
  const where = [
    hours === 'unknown' ? copy.hoursMissing : hoursRange(hours),
    agesOf(candidate),
    driveLabel(drive),
  ];
  return [
    where.filter((part) => part !== null).join(', '),
    ...(seats === 'unknown' ? [] : [copy.seats(seats, shortDay(camp.seatsSaidOn ?? ''))]),
    ...likeNotes(candidate, name),
    ...ageNote(candidate, name),
    ...(there === undefined ? [] : [copy.alsoThere(name, formatDays(there))]),
    ...drives,
    ...(signUp.kind === 'unsaid' ? [] : [formatSignUp(signUp)]),
  ];
}

/** Why it comes before others that cover as much. */
function likeNotes({ likes }: Candidate, name: string): string[] {
  const { isFavorite, choice, activity, friends } = likes;
  return [
    ...(friends.length === 0 ? [] : [copy.likes.friends(friends)]),
    ...(isFavorite ? [copy.likes.favorite] : []),
    ...(choice === null ? [] : [copy.likes[choice]]),
    ...(activity === null ? [] : [copy.likes.activity(name, activity)]),
  ];
}

function ageNote(candidate: Candidate, name: string): string[] {
  const { ageMin, ageMax } = candidate.camp;
  if (candidate.fit === 'maybe') return [copy.age.maybe(name, ageLabel(ageMin, ageMax))];
  return candidate.fit === 'notSaid' && !hasAgesOnly(candidate) ? [copy.age.notSaid] : [];
}

/** The ages of the listing, to check where the child's age is unknown. */
const agesOf = (candidate: Candidate): string | null =>
  hasAgesOnly(candidate)
    ? ageLabel(candidate.camp.ageMin, candidate.camp.ageMax).toLowerCase()
    : null;
