import { Glyph, type GlyphName } from '#ui/pictures/Glyph.tsx';
import styles from './ActionButton.module.css';

type Look = {
  glyph: GlyphName;
  /** One short word under the sign. */
  word: string;
  /** What is read out; it contains the word. */
  name: string;
};

type ActionButtonProps = Look & {
  /** The state of a toggle, whose label stays the same. */
  pressed?: boolean;
  onClick: () => void;
};

/** A sign over its word. */
export function ActionButton({ glyph, word, name, pressed, onClick }: ActionButtonProps) {
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={name}
      aria-pressed={pressed}
      data-done={glyph === 'check'}
      onClick={onClick}
    >
      <Glyph name={glyph} />
      <span>{word}</span>
    </button>
  );
}

/** The same for what opens in a new tab. */
export function ActionLink({ glyph, word, name, href }: Look & { href: string }) {
  return (
    <a
      className={styles.action}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={name}
    >
      <Glyph name={glyph} />
      <span>{word}</span>
    </a>
  );
}
