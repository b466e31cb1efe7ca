import { useState } from 'react';
import { formatList } from '#camps/camps.ts';
import { breakName } from '#planner/words/board.ts';
import { printCopy as copy } from '#planner/words/print.ts';
import { dayWithYear } from '#base/day/calendar.ts';
import { groupWeeks } from '#planner/rules/family/groupWeeks.ts';
import { Mark } from '#ui/pictures/Mark.tsx';
import { breakRange } from '../pieces/formatDays.ts';
import { usePlan } from '../PlanContext.ts';
import { site } from '#base/site.ts';
import { fridgeSheet } from './fridgeSheet.ts';
import styles from './FridgeSheets.module.css';
import { PrintBar, type PrintOptions } from './PrintBar.tsx';
import { SavePicture } from './SavePicture.tsx';
import { sheetPages } from './sheetPages.ts';
import { WeekTable } from './WeekTable.tsx';
import { WhereAndBring } from './WhereAndBring.tsx';

/** Two weeks and their lists are two or three pages; a whole summer is printed on request. */
const MOST_WEEKS = 2;

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
  const { pages, type, isListApart } = sheetPages(sheet.weeks, children.length);
  const printedOn = dayWithYear(today);
  const lists = (
    <>
      <WhereAndBring sheet={sheet} options={options} />
      <p className={styles.foot}>{copy.printed(printedOn, site.brand)}</p>
    </>
  );
  return (
    <>
      <div className="stack gap-100 no-print">
        <PrintBar options={options} weekCount={all.length} onChange={setOptions} />
        <SavePicture />
      </div>
      <article className={styles.paper}>
        {pages.map((onPage, at) => (
          <div key={onPage[0]?.days[0]} className={styles.page}>
            {at === 0 && (
              <header className={styles.head}>
                <h2>{title}</h2>
                <p>{formatList(children.map(({ child }) => child.firstName))}</p>
                <Mark className={styles.mark} />
              </header>
            )}
            {onPage.map((one) => (
              <WeekTable key={one.days[0]} week={one} type={type} />
            ))}
            {at === pages.length - 1 && !isListApart && lists}
          </div>
        ))}
        {isListApart && <div className={styles.lists}>{lists}</div>}
      </article>
    </>
  );
}
