import { useId } from 'react';
import { formatList } from '#camps/camps.ts';
import { planBCopy as copy } from '#planner/words/planB.ts';
import type { ReadPlan } from '#planner/rules/planB/ask/readPlan.ts';
import { budgetAnswer } from '#planner/rules/money/budgetAnswer.ts';
import { dollars } from '#camps/rules/text/price.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { findChild, usePlan } from '../PlanContext.ts';
import { formatDatedDays } from '../pieces/formatDays.ts';
import { budgetWords } from './budgetWords.ts';
import { nameWithCare } from './formatCare.ts';
import { WeekStepper } from '../board/WeekStepper.tsx';
import { MiniWeek } from './MiniWeek.tsx';
import styles from './PlanCard.module.css';
import { PlanChangesList } from './PlanChangesList.tsx';
import { PlanFacts } from './PlanFacts.tsx';
import type { PlanBResult } from './suggestRelaxedPreferences.ts';
import type { PlanCardText } from './planCardText.ts';
import { planSentence } from './planSentence.ts';
import { WhyOpen } from './WhyOpen.tsx';

type PlanCardProps = {
  result: PlanBResult;
  read: ReadPlan;
  /** Covers the most: its button is the main one. */
  isFirst: boolean;
  words: PlanCardText;
  /** The place of the week that is shown, of all cards together. */
  week: number;
  onWeek: (week: number) => void;
  isBusy: boolean;
  onUse: () => void;
};

/** More weeks than these are read one by one. */
const MOST_WEEKS = 2;

/** One plan: what it is good at, its week, what it costs and leaves open, and what would be new. */
export function PlanCard(props: PlanCardProps) {
  const { result, read, isFirst, words, week, onWeek, isBusy, onUse } = props;
  const isLong = read.weeks.length > MOST_WEEKS;
  const shown = isLong ? read.weeks.slice(week, week + 1) : read.weeks;
  const id = useId();
  const { tag, name, use } = words;
  const names = new Map(usePlan().children.map(({ child }) => [child.id, child.firstName]));
  const saves = read.kind === 'thrifty' ? (result.plans[0]?.cost.high ?? 0) - read.cost.high : 0;
  return (
    <article className={classes(styles.card, isFirst && styles.first)} aria-labelledby={id}>
      <header className="stack packed items-start gap-35 h2-title-3">
        <p className={styles.tag}>{tag}</p>
        <h2 id={id}>{name}</h2>
        <p className="soft leading-145">
          <span>{planSentence(read, names)}</span>{' '}
          {saves > 0 && <span>{copy.saves(dollars(saves))}</span>}
        </p>
      </header>
      <div>
        {isLong && (
          <WeekStepper
            weeks={read.weeks.map(({ days }) => days)}
            at={week}
            onWeek={onWeek}
            isReadOut={isFirst}
          />
        )}
        {shown.map((one) => (
          <MiniWeek key={one.days[0]} week={one} isNamed={read.weeks.length > 1} />
        ))}
      </div>
      <div>
        <PlanFacts read={read} preferences={result.preferences} />
        <More read={read} budgetCents={result.preferences.budgetCents} />
      </div>
      <div>
        <PlanChangesList bookings={read.bookings} />
        <WhyOpen result={result} read={read} week={isLong ? week : null} />
      </div>
      <Button variant={isFirst ? 'main' : 'line'} aria-disabled={isBusy} onClick={onUse}>
        {use}
      </Button>
    </article>
  );
}

/** A longer list of changes is no offer for a little more money. */
const MOST_STEPS = 4;

type MoreProps = { read: ReadPlan; budgetCents: number | null };

/** What a little more money would do, with all that it changes. */
function More({ read: { more }, budgetCents }: MoreProps) {
  const plan = usePlan();
  if (more === null || more.cents <= 0 || more.steps.length > MOST_STEPS) return null;
  const steps = more.steps.map(({ childId, days, camp, instead }) =>
    copy.step({
      who: findChild(plan, childId)?.child.firstName ?? '',
      days: formatDatedDays(days),
      camp: camp && nameWithCare(camp),
      instead: instead && nameWithCare(instead),
    }),
  );
  const isOver = budgetCents !== null && budgetAnswer(more.cost, budgetCents) !== 'ok';
  const over = isOver ? budgetWords(more.cost, budgetCents) : null;
  return <p className={styles.more}>{copy.more(dollars(more.cents), over, formatList(steps))}</p>;
}
