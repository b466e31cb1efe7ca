import { formatDaysAway, boardCopy as copy, breakName } from '#planner/words/board.ts';
import { daysBetween } from '#base/day/daysBetween.ts';
import { dayRange } from '#base/day/calendar.ts';
import {
  type CoverCounts,
  coverSummary,
  coveredDays,
  nearDays,
} from '#planner/rules/coverage/coverSummary.ts';
import { useStableFocus } from '#ui/useStableFocus.ts';
import { breakStep } from '#planner/rules/family/breakStep.ts';
import { PosterStep } from './PosterStep.tsx';
import { type PlanView, usePlan } from '../PlanContext.ts';
import styles from './CoverPoster.module.css';
import { CoverScene } from './CoverScene.tsx';

/** How many of the days that need care are covered, in one number. */
export function CoverPoster() {
  const plan = usePlan();
  const { children, shown, today } = plan;
  const counts = coverSummary(children.flatMap((child) => child.counted(shown.days)));
  const { needed } = counts;
  const held = coveredDays(counts);
  const step = breakStep(children, shown.days);
  const name = breakName(shown);
  return (
    // The button of the last step goes when it is done.
    <section
      className={styles.poster}
      aria-label={copy.inOneNumber(name)}
      tabIndex={-1}
      {...useStableFocus()}
    >
      <CoverScene className={styles.scene} share={needed === 0 ? 1 : held / needed} />
      <div className={styles.words}>
        <p className="small weight-750">
          {copy.when(
            name,
            dayRange(shown.from, shown.to),
            formatDaysAway(daysBetween(today, shown.from), shown.to < today),
          )}
        </p>
        {needed > 0 && (
          <p className={styles.number}>
            <b>{held}</b> <span>{copy.number.of(needed)}</span>{' '}
            <span>{needed === 1 ? copy.number.one : copy.number.days}</span>
          </p>
        )}
        <p className={styles.rest}>{shown.to < today ? copy.past.rest : restWords(counts, plan)}</p>
        {step && <PosterStep step={step} />}
      </div>
    </section>
  );
}

/** What is not covered, by name: with the number above the parts add up. */
function restWords(counts: CoverCounts, { children, entries, shown }: PlanView): string {
  const namesOf = (isKnown: boolean) =>
    children.filter((one) => one.isCalendarKnown === isKnown).map(({ child }) => child.firstName);
  const unknown = namesOf(false);
  const near = nearDays(children.flatMap((child) => child.counted(shown.days)));
  const parts = (['open', 'inPart', 'waiting', 'unknown', 'guess'] as const).flatMap((name) =>
    counts[name] > 0 ? [copy.rest[name](counts[name])] : [],
  );
  if (counts.needed === 0) {
    return unknown.length > 0 ? copy.calendarsUnknown(unknown) : copy.nothingNeeded;
  }
  if (near !== null) parts.unshift(copy.rest.near(near));
  if (parts.length === 0) {
    return unknown.length > 0 ? copy.everyoneKnown(namesOf(true), unknown) : copy.everyone;
  }
  return entries.length === 0 && counts.open === counts.needed ? copy.start : parts.join(', ');
}
