import { summerKit } from '#camps/words/summerKit.ts';
import sheet from './PrintSheet.module.css';
import styles from './ComparisonSheet.module.css';
import { classes } from '#ui/classes.ts';
import { PrintSheet } from './PrintSheet.tsx';

const camps = Array.from({ length: summerKit.comparison.blanks }, (_, camp) => camp + 1);

/** The facts that decide, for four camps side by side. */
export function ComparisonSheet() {
  const { title, question, rows } = summerKit.comparison;
  return (
    <PrintSheet title={title}>
      <table className={classes(sheet.table, styles.facts)}>
        <thead>
          <tr>
            <td>&nbsp;</td>
            {camps.map((camp) => (
              <th key={camp} scope="col">
                {question} {camp}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, hint }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <span className={styles.hint}>{hint}</span>
              </th>
              {camps.map((camp) => (
                <td key={camp}>&nbsp;</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PrintSheet>
  );
}
