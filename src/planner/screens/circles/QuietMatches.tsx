import { shortDay } from '#base/day/calendar.ts';
import type { QuietMatch } from '#planner/rules/circles/circleFriends.ts';
import { circlesCopy } from '#planner/words/circles.ts';
import type { ShownCircle } from '#planner/store/circles/createCircleKeeper.ts';
import type { CirclePlan } from './circlePlan.ts';
import { formatLabel } from '#planner/words/formatLabel.ts';
import styles from './QuietMatches.module.css';
import { Tents } from './Tents.tsx';

const copy = circlesCopy.match;

/** Families with the same quiet wish. */
export function QuietMatches({ circle, plan }: { circle: ShownCircle; plan: CirclePlan }) {
  const { matches, row, view } = circle;
  const waiting = new Set(view?.waiting);
  if (matches.length === 0) return null;
  return (
    <ul className={styles.matches}>
      {matches.map((match, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two families may use one label
        <li key={`${match.childId} ${match.week} ${match.label} ${at}`}>
          <Tents lit={2} />
          <div>
            <h3>{copy.title(formatLabel(match.label), campOf(match, row.id, waiting, plan))}</h3>
            <p className="leading-145">
              {copy.text(
                plan.family.find(({ id }) => id === match.childId)?.firstName ?? '',
                copy.week(shortDay(match.week)),
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The camp of the own quiet wish, which is the other family's, too; '' where it was changed since. */
function campOf(
  { childId, week }: QuietMatch,
  circleId: string,
  waiting: ReadonlySet<string>,
  { state }: CirclePlan,
): string {
  if (waiting.has(`${childId} ${week}`)) return '';
  const entries = state.entries.filter((entry) => entry.childId === childId);
  const wish = state.circleWishes.find(
    (one) =>
      one.isQuiet &&
      one.circleId === circleId &&
      one.week === week &&
      entries.some(({ id }) => id === one.entryId),
  );
  return entries.find(({ id }) => id === wish?.entryId)?.snapshot.providerName ?? '';
}
