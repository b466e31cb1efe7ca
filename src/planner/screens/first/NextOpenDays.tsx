import { formatList, useReadyDirectory, useToday } from '#camps/camps.ts';
import { dayWithWeekday } from '#base/day/calendar.ts';
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
  const days = openDays(view);
  const count = days.reduce((sum, { open }) => sum + open, 0);
  return (
    <div className={styles.own}>
      <h3 className="title-3">{copy.open(count)}</h3>
      {days.length > 0 && (
        <ul className={styles.days}>
          {days.slice(0, MOST).map(({ at, day }) => (
            <li key={`${at.key} ${day}`}>
              <AppLink {...linkToDays(at.key, day)} resetScroll>
                <b className="weight-800">{dayWithWeekday(day)}</b>
                <span className="soft">
                  {copy.whose(formatList(namesOn(view, day)), breakName(at))}
                </span>
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

/** The open days in order of time, and how many children need something on each. */
const openDays = ({ children, breaks }: FamilyView) =>
  breaks
    .flatMap((at) =>
      Object.entries(openDayCounts(children, [at])).map(([day, open]) => ({ at, day, open })),
    )
    .toSorted((a, b) => a.day.localeCompare(b.day));

/** Who needs something on a day. */
const namesOn = ({ children }: FamilyView, day: string): string[] =>
  children
    .filter((child) => day in openDayCounts([child], [{ days: [day] }]))
    .map(({ child }) => child.firstName);
