import { planBCopy } from '#planner/words/planB.ts';
import { milesLabel } from '#camps/rules/place/distance.ts';
import { coveredDays } from '#planner/rules/coverage/coverSummary.ts';
import type { PlanBPreferences } from '#planner/rules/planB/ask/planBProblem.ts';
import type { ReadPlan } from '#planner/rules/planB/ask/readPlan.ts';
import { costParts, formatCents } from '../pieces/formatCosts.ts';
import { longDay, longWeekday } from '../pieces/formatDays.ts';
import { budgetWords } from './budgetWords.ts';
import styles from './PlanFacts.module.css';

const copy = planBCopy.facts;
type PlanFactsProps = {
  read: ReadPlan;
  preferences: Pick<PlanBPreferences, 'budgetCents' | 'loopMiles'>;
};

/** A plan in numbers: price, days, drive, new camps. */
export function PlanFacts({ read, preferences: { budgetCents, loopMiles } }: PlanFactsProps) {
  const { counts, cost, apart, bookings } = read;
  const newCamps = new Set(bookings.map(({ camp }) => camp.camp.id)).size;
  const facts = [
    {
      name: copy.total,
      words: costParts(cost).amount,
      more: costNotes(read, budgetCents).join(', '),
      isBig: true,
    },
    {
      name: copy.covered,
      words: copy.of(coveredDays(counts), counts.needed),
      more: missingText(read),
    },
    apart === null
      ? null
      : {
          name: copy.apart,
          words: read.isOneStop ? copy.onePlace : copy.apartBy(milesLabel(apart.miles)),
          more: read.isOneStop ? '' : apartNote(read, apart, loopMiles),
        },
    { name: copy.newCamps, words: `${newCamps}`, more: '' },
  ].flatMap((fact) => fact ?? []);
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, words, more, ...fact }) => (
        <div key={name}>
          <dt className="soft weight-650">{name}</dt>
          <dd>{'isBig' in fact ? <b>{words}</b> : words}</dd>
          {more !== '' && <dd className={styles.more}>{more}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** On which day the drop-offs are so far apart, and why farther than the family asks for. */
function apartNote(
  { weeks }: ReadPlan,
  { miles, day, hasOwn }: NonNullable<ReadPlan['apart']>,
  loopMiles: number | null,
): string {
  const name = weeks.length > 1 ? longDay(day) : longWeekday(day);
  const isBeyond = loopMiles !== null && miles > loopMiles;
  return `${isBeyond && hasOwn ? copy.onOwn(name) : copy.on(name)}, ${copy.crow}`;
}

/** What a day of care costs, what is missing from the price, and what that is beside the budget. */
function costNotes({ cost, counts }: ReadPlan, budgetCents: number | null): string[] {
  const { low, high, unknownCount } = cost;
  const { missing } = costParts(cost);
  const days = counts.covered + counts.near + counts.inPart;
  const perDay = (cents: number) => Math.round(cents / days / 100) * 100;
  return [
    ...(days > 0 && high > 0 && unknownCount === 0
      ? [copy.perDay(formatCents({ low: perDay(low), high: perDay(high) }))]
      : []),
    ...(missing === '' ? [] : [missing]),
    budgetCents === null ? copy.withBooked : budgetWords(cost, budgetCents),
  ];
}

const missingText = ({
  counts: { near, inPart, open, waiting, unknown },
  guessed,
}: ReadPlan): string =>
  [
    near > 0 ? copy.near(near) : '',
    inPart > 0 ? copy.inPart(inPart) : '',
    open + waiting > 0 ? copy.open(open + waiting) : '',
    unknown > 0 ? copy.unknown(unknown) : '',
    guessed > 0 ? copy.guessed(guessed) : '',
  ]
    .filter((words) => words !== '')
    .join(', ');
