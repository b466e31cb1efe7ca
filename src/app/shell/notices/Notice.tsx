import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Glyph, type GlyphName } from '#ui/pictures/Glyph.tsx';
import styles from './Notices.module.css';

type Tone = 'plain' | 'sun' | 'ok' | 'teal' | 'danger';

type NoticeBarProps = {
  tone: Tone;
  glyph: GlyphName;
  text: string;
  /** A link, or buttons. */
  children?: ReactNode;
};

const toneClass = (tone: Tone) => (tone === 'plain' ? undefined : styles[tone]);

/** One line at the bottom of the page. */
export function NoticeBar({ tone, glyph, text, children }: NoticeBarProps) {
  return (
    <div className={classes(styles.bar, toneClass(tone))}>
      <Glyph name={glyph} />
      <p>{text}</p>
      {children}
    </div>
  );
}

type NoticeCardProps = {
  tone: Tone;
  glyph: GlyphName;
  title: string;
  text: string;
  /** Buttons; at least one of them, or `onClose`, takes the card away. */
  answers?: ReactNode;
  onClose?: () => void;
};

/** More than a line, or a question. */
export function NoticeCard({ tone, glyph, title, text, answers, onClose }: NoticeCardProps) {
  return (
    <div className={classes(styles.card, toneClass(tone))}>
      <Glyph name={glyph} />
      <p className={styles.words}>
        <b className="block leading-135">{title}</b> <span>{text}</span>
      </p>
      {onClose && (
        <IconButton
          glyph="x"
          label={`Close: ${title}`}
          className={styles.close}
          onClick={onClose}
        />
      )}
      {answers !== undefined && <div className={styles.answers}>{answers}</div>}
    </div>
  );
}
