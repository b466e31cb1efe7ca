import type { SchoolMatch } from '#camps/rules/season/schoolMatch.ts';
import { Glyph, type GlyphName } from '#ui/pictures/Glyph.tsx';
import styles from './SchoolVerdict.module.css';
import { describeMatch } from './describeMatch.ts';

const glyphs = {
  good: 'check',
  part: 'calendar',
  none: 'x',
  open: 'home',
} as const satisfies Record<string, GlyphName>;

type SchoolVerdictProps = {
  match: SchoolMatch;
  /** Its name, null while none is chosen. */
  district: string | null;
  /** The district's dates are checked against what it publishes. */
  isConfirmed: boolean;
};

/** Whether the camp's days are the family's, in words. */
export function SchoolVerdict({ match, district, isConfirmed }: SchoolVerdictProps) {
  const { tone, title, text, note } = describeMatch(match, district, isConfirmed);
  return (
    <output className={styles.verdict} data-tone={tone}>
      <Glyph name={glyphs[tone]} />
      <span>
        {title !== '' && <b>{title}</b>} <span>{text}</span>
        {note !== '' && <small className="block soft tiny">{note}</small>}
      </span>
    </output>
  );
}
