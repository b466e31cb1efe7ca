import { summerKit } from '#camps/words/summerKit.ts';
import styles from './PackingSheet.module.css';
import { PrintSheet } from './PrintSheet.tsx';

const blankLines = Array.from({ length: summerKit.packing.blanks }, (_, line) => line);

/** What goes into the bag, with room for what only this family needs. */
export function PackingSheet() {
  const { title, groups, ours } = summerKit.packing;
  return (
    <PrintSheet title={title}>
      <div className={styles.groups}>
        {groups.map(({ heading, things }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <ul>
              {things.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </div>
        ))}
        <div className={styles.ours}>
          <h3>{ours}</h3>
          <ul aria-hidden="true">
            {blankLines.map((line) => (
              <li key={line} />
            ))}
          </ul>
        </div>
      </div>
    </PrintSheet>
  );
}
