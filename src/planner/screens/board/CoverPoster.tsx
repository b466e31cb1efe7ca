import { formatDaysAway, boardCopy as copy, breakName } from '#planner/words/board.ts';
import { daysBetween } from '#base/day/daysBetween.ts';
import { dayRange } from '#base/day/calendar.ts';
import { unbroken } from '#base/text/unbroken.ts';
import { coveredShare } from '#planner/rules/coverage/coveredShare.ts';
import {
  type CoverCounts,
  coverSummary,
  coveredDays,
} from '#planner/rules/coverage/coverSummary.ts';
import { type NearDays, nearDays } from '#planner/rules/coverage/nearDays.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useStableFocus } from '#ui/useStableFocus.ts';
import { breakStep } from '#planner/rules/family/breakStep.ts';
import { PosterStep } from './PosterStep.tsx';
import { type PlanView, usePlan } from '../PlanContext.ts';
import styles from './CoverPoster.module.css';
import { CoverScene } from './CoverScene.tsx';

const FilledStep = lazyPart<object>(
  async () => (await import('../panels/BoardPanels.tsx')).FilledStep,
);

/** More of what is not covered has no room beside the sun. */
const MOST_RESTS = 3;
const LEFT = ['open', 'inPart', 'waiting', 'unknown', 'guess'] as const;

/** How many of the days that need care are covered, in one number, and what comes next. */
export function CoverPoster() {
  const plan = usePlan();
  const { children, shown, today } = plan;
  const cells = children.flatMap((child) => child.counted(shown.days));
  const counts = coverSummary(cells);
  const { needed } = counts;
  const step = breakStep(children, shown.days);
  const name = breakName(shown);
  const isOver = shown.to < today;
  return (
    // The button of the last step goes when it is done.
    <section
      className={styles.poster}
      aria-label={copy.inOneNumber(name)}
      tabIndex={-1}
      {...useStableFocus()}
    >
      <div className={styles.sky}>
        <CoverScene className={styles.scene} share={coveredShare(cells)} />
        <div className={styles.words}>
          <p className="small weight-750">
            {copy.when(
              name,
              dayRange(shown.from, shown.to),
              formatDaysAway(daysBetween(today, shown.from), isOver),
            )}
          </p>
          {needed > 0 && (
            <p className={styles.number}>
              <b>{coveredDays(counts)}</b> <span>{copy.number.of(needed)}</span>{' '}
              <span>{needed === 1 ? copy.number.one : copy.number.days}</span>
            </p>
          )}
          <p className={styles.rest}>
            {isOver ? copy.past.rest : restText(counts, nearDays(cells), plan)}
          </p>
        </div>
      </div>
      {step ? <PosterStep step={step} /> : !isOver && needed > 0 && <FilledStep />}
    </section>
  );
}

/** What is not covered, by name: with the number above the parts add up. */
function restText(
  counts: CoverCounts,
  near: NearDays | null,
  { children, entries }: PlanView,
): string {
  const namesOf = (isKnown: boolean) =>
    children.filter((one) => one.isCalendarKnown === isKnown).map(({ child }) => child.firstName);
  const unknown = namesOf(false);
  const left = LEFT.filter((name) => counts[name] > 0);
  if (counts.needed === 0) {
    return unknown.length > 0 ? copy.calendarsUnknown(unknown) : copy.nothingNeeded;
  }
  const short = near === null ? [] : [copy.rest.near(near)];
  if (left.length === 0) {
    const all = unknown.length > 0 ? copy.everyoneKnown(namesOf(true), unknown) : copy.everyone;
    return [...short.map((words) => `${words}.`), all].join(' ');
  }
  if (entries.length === 0 && counts.open === counts.needed) return copy.start;
  const most = MOST_RESTS - short.length;
  // In place of the last one's "1 more" its name fits, too.
  const room = left.length === most + 1 ? left.length : most;
  const told = left.slice(0, room).map((name) => unbroken(copy.rest[name](counts[name])));
  const more = left.slice(room).reduce((sum, name) => sum + counts[name], 0);
  return [...short, ...told, ...(more > 0 ? [unbroken(copy.rest.more(more))] : [])].join(', ');
}
