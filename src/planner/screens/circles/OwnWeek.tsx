import type { CircleNote } from '#family/rules/plan/circleRows.ts';
import type { Child } from '#family/rules/profile.ts';
import { canBeQuiet, type CircleOffer } from '#planner/rules/circles/tellCircle.ts';
import {
  type CircleFace,
  otherQuietWish,
  tellCommands,
  type Telling,
  tellingOf,
  wishOf,
} from '#planner/rules/circles/wishCommands.ts';
import { circlesCopy } from '#planner/words/circles.ts';
import { Button } from '#ui/Button.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { formatDatedDays } from '../pieces/formatDays.ts';
import { Fold } from '../pieces/Fold.tsx';
import type { CirclePlan } from './circlePlan.ts';
import { formatLabel } from '#planner/words/formatLabel.ts';
import { friendLine } from './circleSentences.ts';
import { NoteFields } from './NoteFields.tsx';
import styles from './OwnWeek.module.css';
import { shareWeek } from './shareWeek.ts';

const copy = circlesCopy.own;
/** The last one for camps of the directory only: nobody else knows the others. */
const CHOICES = (['none', 'open', 'quiet'] as const).map((value) => ({
  value,
  label: copy.choices[value],
}));

type OwnWeekProps = {
  offer: CircleOffer;
  child: Child;
  face: CircleFace;
  circleId: string;
  /** The quiet wish of this week waits for its slot. */
  waits: boolean;
  plan: CirclePlan;
};

/** One week of the plan: who is told, and exactly what they read. */
export function OwnWeek({ offer, child, face, circleId, waits, plan }: OwnWeekProps) {
  const { state, change } = plan;
  const { campName, days } = offer;
  const wish = wishOf(state, circleId, offer);
  const telling = tellingOf(wish);
  const note = wish?.note ?? null;
  const line = friendLine({ ...face, campName, days, note });
  const reads = telling === 'quiet' ? formatLabel(face.label) : line;
  const mayBeQuiet = canBeQuiet(offer);

  function choose(next: Telling) {
    if (next === telling) return;
    const moves = next === 'quiet' && otherQuietWish(state, circleId, offer) !== undefined;
    const said = copy.said[moves ? 'moved' : next](campName);
    void change(said, tellCommands(state, circleId, offer, next, face));
  }
  const saveNote = async (next: CircleNote | null) =>
    wish === undefined || change(null, [{ kind: 'circle_wish', id: wish.id, set: { note: next } }]);
  return (
    <li className={styles.week} data-told={telling !== 'none'}>
      <div>
        <h5 className={styles.camp}>{campName}</h5>
        <p className="soft small leading-130">{formatDatedDays(days)}</p>
      </div>
      {/* Not radio buttons: on the way to the next one an arrow key would tell the circle. */}
      <Segmented
        label={copy.legend(child.firstName, campName, formatDatedDays(days))}
        value={telling}
        options={mayBeQuiet ? CHOICES : CHOICES.slice(0, 2)}
        onChange={choose}
        className={styles.choice}
      />
      <p className={styles.reads}>
        <Glyph name={telling === 'none' ? 'lock' : 'eye'} />
        <span>{copy.reads[telling](reads)}</span>
      </p>
      {telling === 'quiet' && waits && <p className="small leading-140">{copy.waits}</p>}
      {telling === 'open' && (
        <Fold summary={note === null ? copy.note.open : copy.note.edit}>
          <NoteFields note={note} days={days} onSave={saveNote} />
        </Fold>
      )}
      {mayBeQuiet && (
        <Button
          variant="flush"
          size="small"
          aria-label={copy.inviteOf(campName)}
          onClick={() => void shareWeek(offer)}
        >
          <Glyph name="share" />
          {copy.invite}
        </Button>
      )}
    </li>
  );
}
