import { classes } from '../classes.ts';
import styles from './Glyph.module.css';

/** The interface's own signs, one `<symbol id="g-…">` each in sprite/glyphs.svg. */
export type GlyphName =
  | 'addhome'
  | 'ages'
  | 'alarm'
  | 'arrow'
  | 'back'
  | 'badge'
  | 'bell'
  | 'box'
  | 'calendar'
  | 'car'
  | 'check'
  | 'chev'
  | 'clock'
  | 'cloud'
  | 'copy'
  | 'device'
  | 'down'
  | 'dup'
  | 'ext'
  | 'eye'
  | 'fb'
  | 'heart'
  | 'heartOn'
  | 'home'
  | 'ig'
  | 'img'
  | 'key'
  | 'li'
  | 'link'
  | 'list'
  | 'lock'
  | 'mail'
  | 'map'
  | 'maybe'
  | 'menu'
  | 'minus'
  | 'moon'
  | 'offline'
  | 'pen'
  | 'phone'
  | 'pin'
  | 'plan'
  | 'plus'
  | 'print'
  | 'qr'
  | 'refresh'
  | 'search'
  | 'send'
  | 'share'
  | 'shield'
  | 'sliders'
  | 'sun'
  | 'swap'
  | 'tag'
  | 'target'
  | 'trash'
  | 'undo'
  | 'user'
  | 'wait'
  | 'warn'
  | 'x';

/** Decoration only: the word is beside it or is the label of its control. */
export function Glyph({ name, className }: { name: GlyphName; className?: string | undefined }) {
  return (
    <svg className={classes(styles.glyph, className)} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#g-${name}`} />
    </svg>
  );
}
