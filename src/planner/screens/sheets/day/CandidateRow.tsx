import { type ReactNode, useId, useState } from 'react';
import { CampPlate } from '#camps/camps.ts';
import { dayCopy as copy } from '#planner/words/day.ts';
import type { ExtendedCare } from '#family/rules/plan/planEntry.ts';
import { careOffer } from '#planner/rules/candidates/careOffer.ts';
import type { Candidate } from '#planner/rules/candidates/candidatesFor.ts';
import { priceParts } from '#camps/rules/text/priceLabel.ts';
import { isPlannedAs } from '#camps/rules/camp/sessionCamp.ts';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { formatCents, formatPerHour } from '../../pieces/formatCosts.ts';
import { formatDays } from '../../pieces/formatDays.ts';
import { careLabel, doesLabel, isTappedOnly } from './candidateLabels.ts';
import { candidateNotes, factsOf } from './candidateNotes.ts';
import styles from './CandidateRow.module.css';
import { HoursBar } from './HoursBar.tsx';
import type { DayChoices } from './useDayChoices.ts';

type CandidateRowProps = {
  candidate: Candidate;
  choices: DayChoices;
  /** The likeliest answer (recommendedOf). */
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

/** One camp for an open day in two lines: its price, what it covers, and one tap to add it. The rest unfolds. */
export function CandidateRow(props: CandidateRowProps) {
  const { candidate, choices, isBest, heading: Heading, now, onAdd, onSecond, isFirstNew } = props;
  const { camp, cost, perHour } = candidate;
  const { first, isStandIn } = choices;
  const days = formatDays(candidate.days);
  const care = isStandIn ? null : careOffer(candidate, choices.need);
  const does = isTappedOnly(candidate, choices) ? null : doesLabel(candidate, choices);
  const { short, more } = candidateNotes(candidate, choices, now);
  const [note, ...notes] = [
    ...short,
    ...(care === null ? [] : [careLabel(care, candidate, choices.cell.day)]),
  ];
  const second = first !== null && !isPlannedAs(first, camp) && (
    <Button
      variant={isStandIn && isBest ? 'main' : isStandIn ? 'line' : 'quiet'}
      size="small"
      aria-label={copy.secondFor(camp.providerName, first.snapshot.providerName)}
      onClick={() => onSecond(candidate)}
    >
      {copy.second}
    </Button>
  );
  return (
    <li
      className={styles.row}
      data-best={isBest}
      {...(isFirstNew && { tabIndex: -1, ref: takeFocus })}
    >
      <CampPlate camp={camp} />
      <CampFold
        heading={Heading}
        name={camp.providerName}
        notes={[...notes, ...more]}
        buttons={
          <>
            {care !== null && (
              <Button
                variant="line"
                size="small"
                aria-label={copy.care.addFor(camp.providerName, days)}
                onClick={() => onAdd(candidate, care.care)}
              >
                {copy.care.add}
              </Button>
            )}
            {!isStandIn && second}
          </>
        }
      >
        <div className={styles.words}>
          <HoursBar candidate={candidate} />
          <p>{factsOf(candidate)}</p>
          {does !== null && (
            <p>
              <b>{does}</b>
            </p>
          )}
          {note !== undefined && <p>{note}</p>}
        </div>
        <div className={styles.side}>
          <p className={styles.price}>
            <span>{cost === 'unknown' ? listedPrice(camp.price) : formatCents(cost)}</span>
            {perHour !== null && (
              <small>
                <span aria-hidden="true">{copy.perHour(formatCents(perHour))}</span>
                <VisuallyHidden>{formatPerHour(perHour)}</VisuallyHidden>
              </small>
            )}
          </p>
          <div className={styles.action}>
            {isStandIn ? (
              second
            ) : (
              <Button
                variant={isBest ? 'main' : 'line'}
                size="small"
                aria-label={copy.addFor(camp.providerName, days)}
                onClick={() => onAdd(candidate)}
              >
                {copy.add}
              </Button>
            )}
          </div>
        </div>
      </CampFold>
    </li>
  );
}

type CampFoldProps = {
  heading: CandidateRowProps['heading'];
  name: string;
  notes: readonly string[];
  buttons: ReactNode;
  /** What is always in sight. */
  children: ReactNode;
};

/** The name of a camp, which unfolds what else there is to know and to do. */
function CampFold({ heading: Heading, name, notes, buttons, children }: CampFoldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Heading className={styles.name}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {name}
          <Glyph name="chev" />
        </button>
      </Heading>
      {children}
      <div id={id} className={styles.more} hidden={!isOpen}>
        {isOpen && (
          <>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            {buttons}
          </>
        )}
      </div>
    </>
  );
}

/** As cards write it, where it can’t be summed up: '$45–65'. */
const listedPrice = (price: string | null) => priceParts(price).amount || copy.noPrice;

const takeFocus = (row: HTMLElement | null): void => row?.focus({ preventScroll: true });
