import { summerKit } from '#camps/words/summerKit.ts';
import { KitMark } from './KitMark.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import sheet from './PrintSheet.module.css';
import styles from './WeekSheet.module.css';
import { classes } from '#ui/classes.ts';

type WeekSheetProps = {
  /** '' leaves a line to write on. */
  name: string;
  weeks: number;
  /** 'Jun 1-5' for each week; empty where the dates are written by hand. */
  labels: readonly string[];
};

/** The summer of one child: a row for each week, a box for each day. */
export function WeekSheet({ name, weeks, labels }: WeekSheetProps) {
  const { title, of, week, days, legend, marks, numbers } = summerKit.weekSheet;
  const rows = Array.from({ length: weeks }, (_, row) => row + 1);
  return (
    <PrintSheet title={name === '' ? title : of(name)} hasPicture hasNameLine={name === ''}>
      <div className={styles.content}>
        <table className={classes(sheet.table, styles.grid)}>
          <thead>
            <tr>
              <th scope="col">{week}</th>
              {days.map((day) => (
                <th key={day} scope="col">
                  {day}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">
                  <b>{row}</b>
                  <span className={styles.dates}>{labels[row - 1]}</span>
                </th>
                {days.map((day) => (
                  <td key={day}>&nbsp;</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.legend}>{legend}</p>
        <ul className={styles.marks}>
          {marks.map(({ sign, means }) => (
            <li key={sign} className="row-inline middle gap-50">
              <KitMark sign={sign} />
              {means}
            </li>
          ))}
        </ul>
        <ul className={classes(styles.marks, styles.numbers)}>
          {numbers.map((whose) => (
            <li key={whose}>{whose}</li>
          ))}
        </ul>
      </div>
    </PrintSheet>
  );
}
