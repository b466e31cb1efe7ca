import { useReadyDirectory, useToday } from '#camps/camps.ts';
import { dayWithWeekday } from '#base/day/calendar.ts';
import { formatList } from '#camps/camps.ts';
import type { Child } from '#family/rules/profile.ts';
import { openDayCounts } from '#planner/rules/coverage/openDayCounts.ts';
import { type FamilyView, familyView } from '#planner/rules/family/familyView.ts';
import { usePlanState } from '#planner/store/usePlanState.ts';
import { breakName } from '#planner/words/board.ts';
import { firstCopy } from '#planner/words/first.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { linkToDays } from '../week/linkToDays.ts';
import styles from './FirstMinute.module.css';

const copy = firstCopy.elsewhere;
const MOST = 4;

/** What a family still has to cover next, each day with the way to it. */
export function NextOpenDays({ family }: { family: readonly Child[] }) {
  const state = usePlanState();
  const directory = useReadyDirectory();
  const today = useToday();
  if (state === null || directory === null) return null;
  const view = familyView(family, state, directory, today, 'mine');
  const days = nextOpen(view);
  const open = Object.values(openDayCounts(view.children, view.breaks)).reduce((a, b) => a + b, 0);
  return (
    <div className={styles.own}>
      <h3 className="title-3">{copy.open(open)}</h3>
      {days.length > 0 && (
        <ul className={styles.days}>
          {days.map(({ at, day, names }) => (
            <li key={`${at.key} ${day}`}>
              <AppLink {...linkToDays(at.key, day)} resetScroll>
                <b className="weight-800">{dayWithWeekday(day)}</b>
                <span className="soft">{copy.whose(formatList(names), breakName(at))}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink variant="main" to="/my-camps" className="self-start">
        {copy.toPlan}
      </ButtonLink>
    </div>
  );
}

/** The first open days in order of time, with the names of those who need something. */
function nextOpen({ children, breaks }: FamilyView) {
  const all = breaks.flatMap((at) =>
    Object.keys(openDayCounts(children, [at])).map((day) => ({ at, day })),
  );
  return all
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .slice(0, MOST)
    .map(({ at, day }) => ({
      at,
      day,
      names: children
        .filter((child) => day in openDayCounts([child], [{ days: [day] }]))
        .map(({ child }) => child.firstName),
    }));
}
