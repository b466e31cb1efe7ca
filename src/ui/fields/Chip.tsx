import { createLink, type LinkComponent } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useLinkDefaults } from '../AppLink.tsx';
import styles from './Chip.module.css';
import { classes } from '../classes.ts';
import { Glyph, type GlyphName } from '../pictures/Glyph.tsx';

type Content = {
  children?: ReactNode;
  /** A small patch before the word, or a glyph. */
  picture?: ReactNode;
  glyph?: GlyphName | undefined;
};

type ChipProps = Content & {
  /** A chip that toggles. */
  pressed?: boolean | undefined;
  onClick?: ((event: MouseEvent) => void) | undefined;
  /** A removable chip; `removeLabel` names what is removed, e.g. "Remove filter Decatur". */
  onRemove?: (() => void) | undefined;
  removeLabel?: string | undefined;
};

export function Chip({ pressed, onClick, onRemove, removeLabel, ...content }: ChipProps) {
  if (onRemove !== undefined) {
    return (
      <button
        type="button"
        className={chipClass(content, styles.cut)}
        onClick={onRemove}
        aria-label={removeLabel}
      >
        <ChipContent {...content} />
        <Glyph name="x" className={styles.off} />
      </button>
    );
  }
  return (
    <button type="button" className={chipClass(content)} onClick={onClick} aria-pressed={pressed}>
      <ChipContent {...content} />
    </button>
  );
}

type AnchorProps = Content & ComponentProps<'a'> & { applied?: boolean | undefined };

function Anchor({ children, picture, glyph, applied, ...anchor }: AnchorProps) {
  const content = { children, picture, glyph };
  return (
    <a {...anchor} className={chipClass(content)} aria-current={applied ? 'true' : undefined}>
      <ChipContent {...content} />
    </a>
  );
}

const AnchorLink = createLink(Anchor);

/** A chip that is a link; `applied` marks the one whose filter is on. */
export const ChipLink: LinkComponent<typeof Anchor> = (props) => (
  <AnchorLink {...useLinkDefaults(props.to)} {...props} />
);

function ChipContent({ children, picture, glyph }: Content) {
  return (
    <>
      {glyph === undefined ? picture : <Glyph name={glyph} />}
      <span>{children}</span>
    </>
  );
}

function chipClass({ picture, glyph }: Content, kind?: string): string {
  return classes(
    styles.chip,
    kind,
    glyph && styles.sign,
    picture === undefined && glyph === undefined && styles.plain,
  );
}
