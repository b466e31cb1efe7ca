import { useState } from 'react';
import { formatList } from '#camps/camps.ts';
import { breakName } from '#planner/words/board.ts';
import { printCopy as copy } from '#planner/words/print.ts';
import { shortDay, yearOf } from '#base/day/calendar.ts';
import { groupWeeks } from '#planner/rules/family/groupWeeks.ts';
import { classes } from '#ui/classes.ts';
import { Mark } from '#ui/pictures/Mark.tsx';
import { breakRange } from '../pieces/formatDays.ts';
import { usePlan } from '../PlanContext.ts';
import { site } from '#base/site.ts';
import { fridgeSheet } from './fridgeSheet.ts';
import styles from './FridgeSheets.module.css';
import { PrintBar, type PrintOptions } from './PrintBar.tsx';
import { SavePicture } from './SavePicture.tsx';
import { WeekTable } from './WeekTable.tsx';
import { WhereAndBring } from './WhereAndBring.tsx';

/** Two weeks and their lists are two pages; a whole summer is printed on request. */
const MOST_WEEKS = 2;

/** As many children fit on a page in large type. */
const FEW = 3;

/** What will be printed, and what can be left out of it. */
export function FridgeSheets() {
  const plan = usePlan();
  const { shown, week, today, children } = plan;
  const all = groupWeeks(shown.days);
  const [options, setOptions] = useState<PrintOptions>(() => ({
    phones: true,
    bring: true,
    costs: false,
    allWeeks: all.length <= MOST_WEEKS,
  }));
  const weeks = options.allWeeks ? all : [week];
  const sheet = fridgeSheet(plan, weeks);
  const title = copy.title(breakName(shown), breakRange(shown, weeks.flat()));
  const isOnePage = weeks.length === 1;
  const printedOn = `${shortDay(today)}, ${yearOf(today)}`;
  return (
    <>
      <div className="stack gap-100 no-print">
        <PrintBar options={options} weekCount={all.length} onChange={setOptions} />
        <SavePicture />
      </div>
      <article className={classes(styles.paper, isOnePage && styles.onePage)}>
        <header className={styles.head}>
          <h2>{title}</h2>
          <p>{formatList(children.map(({ child }) => child.firstName))}</p>
          <Mark className={styles.mark} />
        </header>
        {sheet.weeks.map((one) => (
          <WeekTable key={one.days[0]} week={one} isLarge={isOnePage && children.length <= FEW} />
        ))}
        <WhereAndBring sheet={sheet} options={options} />
        <p className={styles.foot}>{copy.printed(printedOn, site.brand)}</p>
      </article>
    </>
  );
}
