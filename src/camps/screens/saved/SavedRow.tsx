import { useEffect, useRef } from 'react';
import { useToday } from '#camps/store/directory/useSeasons.ts';
import type { FamilyFit } from '#camps/store/inApp.ts';
import type { SavedCamp } from '#camps/store/saved/familyRows.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { seatsSaid } from '#camps/rules/camp/seats.ts';
import { isOver } from '#camps/rules/camp/isOver.ts';
import { type KnownCamp, campSeasonDay } from '#camps/rules/camp/knownCamp.ts';
import { listingState } from '#camps/words/camp/camp.ts';
import { overCopy } from '#camps/words/over.ts';
import { savedCopy } from '#camps/words/saved.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/fields/Chip.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { CampLink } from '../parts/CampLink.tsx';
import { CampFacts } from '../parts/card/CampFacts.tsx';
import { ChangedMark } from '../parts/card/CardMarks.tsx';
import { SeatsMark } from '../parts/card/SeatsMark.tsx';
import { CampPlate } from '../parts/card/CampPlate.tsx';
import { LogoPlate } from '../parts/card/LogoPlate.tsx';
import { perDayLabel } from '../parts/card/perDayLabel.ts';
import { PriceTag } from '../parts/card/PriceTag.tsx';
import type { OpenNote } from '#camps/store/saved/useNoteBook.ts';
import { InPlanNote } from '../camp/InPlanNote.tsx';
import type { PlanThisCampSlot } from '../parts/PlanThisCampSlot.ts';
import { RowNote } from './RowNote.tsx';
import styles from './SavedRow.module.css';

type SavedRowProps = {
  saved: SavedCamp;
  /** Null when the directory does not list it. */
  known: KnownCamp | null;
  /** What to say then. */
  unknown: string;
  isRemoved: boolean;
  /** The listing has changed since it was added to the plan. */
  isChanged: boolean;
  /** What it would do for the family's open days. */
  fit: FamilyFit | null;
  isPlanned: boolean;
  onPlan: (camp: Camp, isPlanned: boolean) => void;
  PlanThisCamp: PlanThisCampSlot;
  note: OpenNote;
  isTicked: boolean;
  onTick: (isIn: boolean) => void;
  onRemove: () => void;
  onUndo: () => void;
};

/** One saved camp. A removed one stays as a line with Undo until the page is left. */
export function SavedRow(props: SavedRowProps) {
  const { saved, known, unknown, isRemoved, isChanged, note, isTicked, onTick, onRemove, onUndo } =
    props;
  const { fit, isPlanned, onPlan, PlanThisCamp } = props;
  const name = known?.camp.providerName ?? saved.name ?? listingState.unnamed;
  const isOtherRoom = hasOtherRoom(saved, known, useToday());
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
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
      </div>
    );
  }
  return (
    <article className={styles.row} aria-label={name}>
      {known === null ? <LogoPlate name={name} src={null} /> : <CampPlate camp={known.camp} />}
      <div className={styles.words}>
        <h2 className={styles.name}>
          {known === null ? (
            name
          ) : (
            <CampLink campId={saved.campId} className="clamped plain">
              {name}
            </CampLink>
          )}
        </h2>
        {known === null ? (
          <p className="coral weight-800 leading-140">{unknown}</p>
        ) : (
          known.season && <p className={styles.season}>{known.season.label}</p>
        )}
        {(isChanged || isOtherRoom) && !isPlanned && <ChangedMark />}
      </div>
      <IconButton
        ref={heart}
        className={styles.heart}
        glyph="heartOn"
        label={savedCopy.remove(name)}
        onClick={onRemove}
      />
      {known !== null && <Facts known={known} />}
      {known !== null && fit !== null && (
        <AppLink to="/my-camps" search={{ break: fit.day, week: fit.day }} className={styles.fit}>
          <span>{fit.words}</span>
          <Glyph name="arrow" />
        </AppLink>
      )}
      <div className={styles.foot}>
        {known !== null && (
          <div className="cluster gap-50 no-print">
            <Chip
              glyph={isPlanned ? 'check' : 'plan'}
              pressed={isPlanned}
              onClick={() => onPlan(known.camp, !isPlanned)}
            >
              {savedCopy.plan}
              <VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </Chip>
            <Chip
              glyph={isTicked ? 'check' : 'plus'}
              pressed={isTicked}
              onClick={() => onTick(!isTicked)}
            >
              {savedCopy.compare.label}
              <VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </Chip>
          </div>
        )}
        <div className={styles.note}>
          <RowNote name={name} note={note} />
        </div>
        {known !== null && <Price camp={known.camp} />}
      </div>
      {isPlanned && (
        <div className="whole-row no-print">
          <PlanThisCamp campId={saved.campId} />
          <InPlanNote campId={saved.campId} />
        </div>
      )}
    </article>
  );
}

/** Whether somebody says of its room now what was not said when the camp was saved. */
function hasOtherRoom({ seats }: SavedCamp, known: KnownCamp | null, today: string): boolean {
  const now = known === null ? null : seatsSaid(known.camp, today);
  return seats !== undefined && now !== null && now.seats !== seats;
}

function Facts({ known }: { known: KnownCamp }) {
  const start = campSeasonDay(known, useToday());
  return (
    <div className="stack packed items-start gap-35 whole-row">
      {isOver(known.camp, start) && <p className="weight-800 leading-140">{overCopy.sentence}</p>}
      <SeatsMark camp={known.camp} season={start} />
      <CampFacts camp={known.camp} season={start} />
    </div>
  );
}

function Price({ camp }: { camp: Camp }) {
  const perDay = perDayLabel(camp);
  return (
    <div className={styles.price}>
      <PriceTag price={camp.price} />
      {perDay !== null && <p className="soft tiny weight-700 leading-130">{perDay}</p>}
    </div>
  );
}
