import { readBack, type ReadBackRow } from '#providers/rules/submission/readBack.ts';
import type { Submission } from '#providers/rules/submission/submission.ts';
import { myListingCopy } from '#providers/words/submissions.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import styles from './ListingView.module.css';

type SentValuesProps = {
  fields: Submission;
  /** They hold a change that the server does not have. */
  isUnsent: boolean;
  /** Null while nothing can be changed. */
  onChange: (() => void) | null;
};

/** The whole submission, word by word. */
export function SentValues({ fields, isUnsent, onChange }: SentValuesProps) {
  const { heading, unsent, change } = myListingCopy.said;
  return (
    <Panel
      title={heading}
      action={
        onChange !== null && (
          <Button variant="line" size="small" onClick={onChange}>
            <Glyph name="pen" />
            {change}
          </Button>
        )
      }
    >
      {isUnsent && <p>{unsent}</p>}
      <ReadBack rows={readBack(fields)} />
    </Panel>
  );
}

/** The provider's text, word by word. Plain text, never a link: it is unchecked. */
function ReadBack({ rows }: { rows: readonly ReadBackRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt className="soft weight-650 nowrap">{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
