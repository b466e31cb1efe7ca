import { classes } from '#ui/classes.ts';
import { Glyph, type GlyphName } from '#ui/pictures/Glyph.tsx';
import styles from './BigSign.module.css';

type BigSignProps = { glyph: GlyphName; tone: 'teal' | 'ok' | 'sun' };

/** Above the title of a step; the words say it, too. */
export function BigSign({ glyph, tone }: BigSignProps) {
  return (
    <span className={classes(styles.sign, styles[tone])}>
      <Glyph name={glyph} />
    </span>
  );
}
