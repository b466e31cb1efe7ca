import { differences } from '#providers/rules/submission/readBack.ts';
import type { Submission } from '#providers/rules/submission/submission.ts';
import { myListingCopy } from '#providers/words/submissions.ts';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import styles from './TwoVersions.module.css';

type TwoVersionsProps = {
  mine: Submission;
  /** Null while the server is unreachable. */
  theirs: Submission | null;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** A conflict of two phones: the differences side by side, and a choice between the versions. */
export function TwoVersions({ mine, theirs, onKeepMine, onTakeTheirs }: TwoVersionsProps) {
  const copy = myListingCopy.versions;
  const rows = theirs === null ? [] : differences(mine, theirs);
  return (
    <Panel title={copy.heading} asks>
      <p>{copy.text}</p>
      {theirs !== null && rows.length === 0 && <p>{copy.same}</p>}
      {rows.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{copy.what}</th>
              <th scope="col">{copy.mine}</th>
              <th scope="col">{copy.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                <td className="weight-700" dir="auto">
                  {row.mine}
                </td>
                <td className="weight-700" dir="auto">
                  {row.theirs}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="cluster gap-50">
        <Button variant="line" size="small" onClick={onKeepMine}>
          {copy.keepMine}
        </Button>
        <Button variant="line" size="small" disabled={theirs === null} onClick={onTakeTheirs}>
          {copy.takeTheirs}
        </Button>
      </div>
    </Panel>
  );
}
