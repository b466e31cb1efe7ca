import { useId } from 'react';
import { formatList } from '#camps/camps.ts';
import { planBCopy as copy } from '#planner/words/planB.ts';
import type { ReadPlan } from '#planner/rules/planB/ask/readPlan.ts';
import { dollars } from '#camps/rules/text/price.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { findChild, usePlan } from '../PlanContext.ts';
import { formatDays } from '../pieces/formatDays.ts';
import { MiniWeek } from './MiniWeek.tsx';
import styles from './PlanCard.module.css';
import { PlanChangesList } from './PlanChangesList.tsx';
import { PlanFacts } from './PlanFacts.tsx';
import type { PlanBResult } from './suggestRelaxedPreferences.ts';
import { WhyOpen } from './WhyOpen.tsx';

export type PlanCardText = { tag: string; name: string; use: string; why: string };

type PlanCardProps = {
  result: PlanBResult;
  read: ReadPlan;
  /** Covers the most: its button is the main one. */
  isFirst: boolean;
  words: PlanCardText;
  onUse: () => void;
};

/** One plan: what it is good at, its week, what it costs and leaves open, and what would be new. */
export function PlanCard({ result, read, isFirst, words, onUse }: PlanCardProps) {
  const id = useId();
  const { tag, name, why, use } = words;
  const saves = read.kind === 'thrifty' ? (result.plans[0]?.cost.high ?? 0) - read.cost.high : 0;
  return (
    <article className={classes(styles.card, isFirst && styles.first)} aria-labelledby={id}>
      <header className="stack packed items-start gap-35 h2-title-3">
        <p className={styles.tag}>{tag}</p>
        <h2 id={id}>{name}</h2>
        <p className="soft leading-145">
          <span>{why}</span> {saves > 0 && <span>{copy.saves(dollars(saves))}</span>}
        </p>
      </header>
      <div>
        {read.weeks.map((week) => (
          <MiniWeek key={week.days[0]} week={week} />
        ))}
      </div>
      <PlanFacts read={read} budgetCents={result.preferences.budgetCents} />
      <div>
        <More read={read} />
        <PlanChangesList bookings={read.bookings} />
        <WhyOpen result={result} read={read} />
      </div>
      <Button variant={isFirst ? 'main' : 'line'} onClick={onUse}>
        {use}
      </Button>
    </article>
  );
}

/** What a little more money would do. */
function More({ read: { more } }: { read: ReadPlan }) {
  const plan = usePlan();
  if (more === null || more.cents <= 0) return null;
  const who = more.days.map(({ childId, days }) =>
    copy.whose(findChild(plan, childId)?.child.firstName ?? '', formatDays(days)),
  );
  const amount = dollars(more.cents);
  return (
    <p className={styles.more}>
      {who.length > 0 ? copy.more(amount, formatList(who)) : copy.moreHours(amount)}
    </p>
  );
}
