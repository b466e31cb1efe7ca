import { weekCopy as copy } from '#planner/words/week.ts';
import type { Span } from '#planner/rules/coverage/span.ts';
import { classes } from '#ui/classes.ts';
import { Glyph, type GlyphName } from '#ui/pictures/Glyph.tsx';
import { usePlan } from '../PlanContext.ts';
import type { HourBlockFace } from './hourBlocks.ts';
import styles from './WeekHours.module.css';

const signs: Partial<Record<HourBlockFace['look'], GlyphName>> = {
  home: 'home',
  guess: 'home',
  gap: 'plus',
  clash: 'warn',
  waiting: 'wait',
  maybe: 'maybe',
  planned: 'pen',
};

type HourBlockProps = {
  block: HourBlockFace;
  range: Span;
  whose: string;
  childId: string;
  day: string;
};

/** A camp, a caregiver at home or a gap, as high as its duration. */
export function HourBlock({ block, range, whose, childId, day }: HourBlockProps) {
  const { open } = usePlan();
  const { look, span, row, name, words, entryId } = block;
  const sign = signs[look];
  const length = range.to - range.from;
  return (
    <button
      type="button"
      // Set by script: the page's policy takes no style attributes.
      ref={(element) => {
        element?.style.setProperty('--from', `${(span.from - range.from) / length}`);
        element?.style.setProperty('--length', `${(span.to - span.from) / length}`);
      }}
      className={classes(styles.block, styles[look], row === 1 && styles.second)}
      aria-label={[`${whose}: ${name}`, words, look === 'over' ? copy.over : '']
        .filter((part) => part !== '')
        .join(', ')}
      onClick={() =>
        open(
          entryId !== null
            ? { kind: 'entry', entryId }
            : { kind: look === 'gap' || look === 'over' ? 'day' : 'home', childId, day },
        )
      }
    >
      {sign && <Glyph name={sign} />}
      <b>{name}</b> <small>{words}</small>
    </button>
  );
}
