import { useEffect, useRef } from 'react';
import { useToday } from '#data/directory/useSeasons.ts';
import type { SavedCamp } from '#data/family/familyRows.ts';
import { ageLabel } from '#domain/text/ageLabel.ts';
import { cardDates, datesText } from '#domain/text/cardDates.ts';
import { hoursLabel } from '#domain/text/hours.ts';
import { isOver } from '#domain/camp/isOver.ts';
import { type KnownCamp, seasonDayOf } from '#domain/camp/knownCamp.ts';
import { townOf } from '#domain/place/address.ts';
import { priceLabel } from '#domain/text/priceLabel.ts';
import { overCopy } from '#content/over.ts';
import { savedCopy } from '#content/saved.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { CampLink } from '#parts/CampLink.tsx';
import { RowNote } from './RowNote.tsx';
import styles from './SavedRow.module.css';

type SavedRowProps = {
  saved: SavedCamp;
  /** Null when the directory no longer lists it. */
  known: KnownCamp | null;
  isRemoved: boolean;
  note: string;
  isTicked: boolean;
  onTick: (isIn: boolean) => void;
  onRemove: () => void;
  onUndo: () => void;
};

/** One saved camp. A removed one stays as a line with Undo until the page is left. */
export function SavedRow(props: SavedRowProps) {
  const { saved, known, isRemoved, note, isTicked, onTick, onRemove, onUndo } = props;
  const name = known?.camp.providerName ?? saved.name ?? savedCopy.unnamed;
  const undo = useRef<HTMLButtonElement>(null);
  const heart = useRef<HTMLButtonElement>(null);
  const was = useRef(isRemoved);
  useEffect(() => {
    // The pressed button is gone: its focus would be lost with it.
    if (was.current !== isRemoved) (isRemoved ? undo : heart).current?.focus();
    was.current = isRemoved;
  }, [isRemoved]);

  if (isRemoved) {
    return (
      <div className={styles.removed}>
        <p>{savedCopy.removed(name)}</p>
        <Button ref={undo} variant="line" size="small" onClick={onUndo}>
          {savedCopy.undo}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </div>
    );
  }
  return (
    <article className={styles.row} aria-label={name}>
      <div className={styles.copy}>
        <h2 className={styles.name}>
          {known === null ? name : <CampLink campId={saved.campId}>{name}</CampLink>}
        </h2>
        {known === null ? <p className={styles.gone}>{savedCopy.gone}</p> : <Facts known={known} />}
      </div>
      <IconButton
        ref={heart}
        className={styles.heart}
        glyph="heartOn"
        label={savedCopy.remove(name)}
        onClick={onRemove}
      />
      <div className={styles.own}>
        <RowNote campId={saved.campId} name={name} note={note} />
        {known !== null && (
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={isTicked}
              onChange={(event) => onTick(event.target.checked)}
              aria-label={savedCopy.compare.pick(name)}
            />
            {savedCopy.compare.label}
          </label>
        )}
      </div>
    </article>
  );
}

function Facts({ known }: { known: KnownCamp }) {
  const { camp, season } = known;
  const start = seasonDayOf(known, useToday());
  const dates = datesText(cardDates(camp, start.year, start.fromMonth));
  const lines = [
    [season?.label, dates, hoursLabel(camp.hours)],
    [townOf(camp).city, ageLabel(camp.ageMin, camp.ageMax), priceLabel(camp.price)],
  ];
  return (
    <>
      {isOver(camp, start) && <p className={styles.over}>{overCopy.sentence}</p>}
      {lines.map((line) => {
        const copy = line.filter(Boolean).join(' · ');
        return copy === '' ? null : <p key={copy}>{copy}</p>;
      })}
    </>
  );
}
