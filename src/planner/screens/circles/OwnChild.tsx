import { useState } from 'react';
import { ChildFace, colorNames } from '#family/family.ts';
import { LONGEST_CIRCLE_LABEL } from '#family/rules/plan/circleRows.ts';
import { type Child, CHILD_COLORS } from '#family/rules/profile.ts';
import type { CircleOffer } from '#planner/rules/circles/tellCircle.ts';
import {
  type CircleFace,
  faceCommands,
  faceIn,
  tellingOf,
  wishOf,
} from '#planner/rules/circles/wishCommands.ts';
import { circlesCopy } from '#planner/words/circles.ts';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextLineField } from '../sheets/entry/TextLineField.tsx';
import type { CirclePlan } from './circlePlan.ts';
import { formatLabel } from '#planner/words/formatLabel.ts';
import styles from './OwnChild.module.css';
import { OwnWeek } from './OwnWeek.tsx';

const copy = circlesCopy.own;
/** A summer has ten weeks: those that are told are shown, and as many of the others. */
const FIRST_WEEKS = 4;

type OwnChildProps = {
  child: Child;
  offers: readonly CircleOffer[];
  circleId: string;
  /** The slots of quiet wishes that wait: 'childId week'. */
  waiting: readonly string[];
  plan: CirclePlan;
};

/** What the circle calls one child, and the weeks of it. */
export function OwnChild({ child, offers, circleId, waiting, plan }: OwnChildProps) {
  const { state, change } = plan;
  const [isOpen, setOpen] = useState(false);
  const [isAll, setAll] = useState(false);
  // As typed before anything of the child was told: no row holds it.
  const [untold, setUntold] = useState<CircleFace | null>(null);
  const isTold = offers.some((offer) => wishOf(state, circleId, offer));
  const stored = faceIn(state, circleId, child);
  const face = isTold ? stored : (untold ?? stored);
  const first = offers.filter(
    (offer, at) => at < FIRST_WEEKS || tellingOf(wishOf(state, circleId, offer)) !== 'none',
  );
  const shown = isAll ? offers : first;
  const rest = offers.length - shown.length;

  async function setFace(next: CircleFace): Promise<boolean> {
    setUntold(next);
    const commands = faceCommands(state, circleId, child.id, next);
    return commands.length === 0 || change(copy.said.label(formatLabel(next.label)), commands);
  }
  return (
    // No region: with two circles, two would have one name.
    <div className={styles.child}>
      <header className={styles.head}>
        <ChildFace name={face.label} color={face.color} />
        <div className="min-0">
          <h4 className={styles.name}>{child.firstName}</h4>
          <p className="soft small leading-130 anywhere">{copy.shownAs(formatLabel(face.label))}</p>
        </div>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-label={isOpen ? copy.done : copy.changeOf(child.firstName)}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? copy.done : copy.change}
        </Button>
      </header>
      {isOpen && (
        <div className={styles.face}>
          <TextLineField
            label={copy.label(child.firstName)}
            text={face.label}
            maxLength={LONGEST_CIRCLE_LABEL}
            wrong={(text) => (text.trim() === '' ? copy.labelMissing : undefined)}
            onSave={(label) => setFace({ ...face, label })}
          />
          <NativeSelect
            label={copy.color}
            value={face.color}
            options={CHILD_COLORS.map((value) => ({ value, label: colorNames[value] }))}
            onChange={(value) => {
              const color = CHILD_COLORS.find((one) => one === value);
              if (color) void setFace({ ...face, color });
            }}
          />
        </div>
      )}
      <ul>
        {shown.map((offer) => (
          <OwnWeek
            key={`${offer.entryId} ${offer.week}`}
            {...{ offer, child, face, circleId, plan }}
            waits={waiting.includes(`${offer.childId} ${offer.week}`)}
          />
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="line" size="small" className="self-start" onClick={() => setAll(true)}>
          {copy.more(rest)}
        </Button>
      )}
    </div>
  );
}
