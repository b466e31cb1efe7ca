import { setFamilyPlan } from '#planner/rules/commands/dayCommands.ts';
import { carePresets, onWorkdays } from '#planner/rules/coverage/careNeeded.ts';
import type { Span } from '#planner/rules/coverage/span.ts';
import { hoursCopy } from '#planner/words/hours.ts';
import { spanShort, weekCopy as copy } from '#planner/words/week.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/fields/Chip.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { usePlan } from '../PlanContext.ts';
import { commonHours, toCareDraft } from '../sheets/home/careDraft.ts';
import styles from './CareLine.module.css';

/** The hours that the plan counts by. A family that has not told them is asked, and nothing is assumed in silence. */
export function CareLine() {
  const { state, change, open } = usePlan();
  const { careHours } = state.family;
  const openHours = () => open({ kind: 'hours' });
  const tell = (span: Span) =>
    void change(hoursCopy.saved, [setFamilyPlan({ careHours: onWorkdays(span) })]);
  if (careHours === null) {
    return (
      <fieldset className={styles.ask}>
        <legend>{hoursCopy.ask}</legend>
        <div className="cluster gap-35">
          {carePresets.map((preset) => (
            <Chip key={preset.from} onClick={() => tell(preset)}>
              {spanShort(preset)}
            </Chip>
          ))}
          <Chip onClick={openHours}>{hoursCopy.other}</Chip>
        </div>
      </fieldset>
    );
  }
  const hours = spanShort(commonHours(toCareDraft(careHours)));
  const label = copy.need(hours);
  return (
    <Button variant="quiet" size="small" aria-label={label} onClick={openHours}>
      <Glyph name="clock" />
      <span className="from-tablet-only">{label}</span>
      <span className="below-tablet-only">{hours}</span>
    </Button>
  );
}
