import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { weekCopy as copy } from '#planner/words/week.ts';
import { classes } from '#ui/classes.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Patch } from '#ui/pictures/Patch.tsx';
import type { CellFace } from './cellFace.ts';
import styles from './DayCell.module.css';
import { FillBar, FillColumn } from './Fill.tsx';

type DayCellProps = {
  face: CellFace;
  /** 'Leo, Wednesday, Oct 7' */
  whose: string;
  need: { from: number; to: number } | null;
  /** The patch of its camp's activity; null without one. */
  patch: string | null;
  isChanged: boolean;
  /** The first open day of the break. */
  isNext: boolean;
  /** One cell of the grid can be reached by Tab. */
  isTabStop: boolean;
  /** What carrying something here would do. */
  drop: 'here' | 'refused' | null;
  position: string;
  onOpen: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
};

/** In characters; '8:30–4:30' is longer. */
const LONG_TIME = 8;

/** Looks without a bar of hours. */
const PLAIN = new Set<CellFace['look']>(['home', 'guess', 'over', 'none']);

/** One day of one child: empty while open, filled as far as it is covered. */
export function DayCell(props: DayCellProps) {
  const { face, whose, need, patch, isChanged, isNext, isTabStop, drop, position } = props;
  const { look, name, time, sign, isClash, held, clash, entry } = face;
  return (
    <button
      type="button"
      tabIndex={isTabStop ? 0 : -1}
      className={classes(styles.cell, styles[look], isClash && styles.clash)}
      data-status={entry?.status}
      data-next={isNext || undefined}
      data-drop={drop ?? undefined}
      data-cell={position}
      aria-label={`${whose}: ${face.spoken}${isChanged ? `, ${copy.changed}` : ''}`}
      onClick={props.onOpen}
      onFocus={props.onFocus}
      onKeyDown={props.onKeyDown}
      onPointerDown={props.onPointerDown}
    >
      {need && held.length > 0 && look !== 'home' && <FillColumn need={need} spans={held} />}
      {look === 'open' && <Glyph name="plus" className={styles.big} />}
      {(look === 'home' || look === 'guess') && <Glyph name="home" className={styles.big} />}
      {patch !== null && entry && <Patch id={`p-${patch}`} className={styles.patch} />}
      <b className={styles.name} data-initial={face.nameInitial || undefined}>
        {name}
      </b>{' '}
      <span
        className={styles.time}
        data-initial={face.initial || undefined}
        data-long={time.length > LONG_TIME || undefined}
      >
        {time}
      </span>
      {sign && (
        <span className={styles.sign}>
          <Glyph name={sign} />
        </span>
      )}
      {isChanged && <span className={styles.changed} />}
      <Pulse of={`${look} ${name} ${time} ${entry?.status}`} />
      {need && !PLAIN.has(look) && <FillBar need={need} spans={held} clash={clash} />}
    </button>
  );
}

/** Shows once that a cell has become another: a toast that says so is elsewhere. Nothing as the cell comes. */
function Pulse({ of }: { of: string }) {
  const [seen, setSeen] = useState(of);
  const [count, setCount] = useState(0);
  if (of !== seen) {
    setSeen(of);
    setCount(count + 1);
  }
  return count > 0 && <span key={count} className={styles.pulse} />;
}
