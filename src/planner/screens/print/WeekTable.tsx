import { printCopy as copy } from '#planner/words/print.ts';
import { dayRange, shortDay, WEEKDAYS, weekdayOf } from '#base/day/calendar.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { classes } from '#ui/classes.ts';
import { longWeekday } from '../pieces/formatDays.ts';
import type { DaySign } from './daySign.ts';
import type { SheetWeek } from './fridgeSheet.ts';
import type { SheetDay } from './sheetDay.ts';
import type { SheetPages } from './sheetPages.ts';
import styles from './WeekTable.module.css';

type WeekTableProps = { week: SheetWeek } & Pick<SheetPages<SheetWeek>, 'type'>;

/** A week: children as rows, days as columns, and who drives. On a phone's screen a list. */
export function WeekTable({ week, type }: WeekTableProps) {
  const { days, rows, drivers } = week;
  const label = copy.weekLabel(dayRange(days[0] ?? '', days.at(-1) ?? ''));
  return (
    <table className={classes(styles.week, styles[type])} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{copy.children}</VisuallyHidden>
          </th>
          {days.map((day) => (
            <th key={day} scope="col">
              <span>{longWeekday(day)}</span>
              <b>{shortDay(day)}</b>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.childId}>
            <th scope="row">{row.name}</th>
            {row.days.map((day, at) => (
              <DayCell
                key={days[at]}
                day={day}
                sign={row.signs[at] ?? null}
                label={dayLabel(days[at] ?? '')}
              />
            ))}
          </tr>
        ))}
        <tr className={styles.drives}>
          <th scope="row">{copy.drives.heading}</th>
          {drivers.map((lines, at) => (
            <td key={days[at]} data-day={dayLabel(days[at] ?? '')}>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const dayLabel = (day: string) => WEEKDAYS[weekdayOf(day)] ?? '';

type DayCellProps = { day: SheetDay; sign: DaySign | null; label: string };

function DayCell({ day, sign, label }: DayCellProps) {
  return (
    <td className={classes(styles[day.look])} data-day={label}>
      {sign !== null && <Sign sign={sign} />}
      {day.parts.map(({ name, line }) => (
        <p key={`${name} ${line}`}>
          <b>{name}</b> {line !== '' && <span>{line}</span>}{' '}
        </p>
      ))}
      {day.remarks.map((remark) => (
        <em key={remark}>{remark} </em>
      ))}
      {day.gaps.map((words) => (
        <span key={words} className={styles.gap}>
          {words}
          <i aria-hidden="true" />
        </span>
      ))}
    </td>
  );
}

/** In black ink: cloth is paper, thread is ink. The cell says the same in words. */
const Sign = ({ sign }: { sign: DaySign }) => (
  <svg
    className={styles.sign}
    viewBox={sign.startsWith('p-') ? '0 0 64 64' : '-6 -6 36 36'}
    aria-hidden="true"
  >
    <use href={`#${sign}`} />
  </svg>
);
