import { boardCopy } from '#planner/words/board.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from './BreakBrief.module.css';
import { HINTS_ID } from './PlanHints.tsx';
import { usePlanHints } from './usePlanHints.ts';

const copy = boardCopy.brief;

/** Beside the poster of wide screens: how much is worth a look, and the first of it. The panel has it all. */
export function BreakBrief() {
  const hints = usePlanHints();
  const [first] = hints;
  return (
    <section className={styles.brief} aria-label={copy.heading}>
      <h2 className="title-3">{copy.heading}</h2>
      {first ? (
        <>
          <p className={styles.first}>
            <Glyph name={first.glyph} />
            <span>{first.title}</span>
          </p>
          <Button variant="flush" size="small" onClick={showHints}>
            {copy.looks(hints.length)}
          </Button>
        </>
      ) : (
        <p className="soft small">{copy.none}</p>
      )}
    </section>
  );
}

function showHints() {
  const hints = document.getElementById(HINTS_ID);
  hints?.scrollIntoView({ block: 'center' });
  hints?.focus({ preventScroll: true });
}
