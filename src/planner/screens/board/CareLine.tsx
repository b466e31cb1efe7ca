import { setFamilyPlan } from '#planner/rules/commands/dayCommands.ts';
import {
  carePresets,
  familyCareHours,
  onWorkdays,
  usualCareHours,
} from '#planner/rules/coverage/careNeeded.ts';
import type { Span } from '#planner/rules/coverage/span.ts';
import { hoursCopy } from '#planner/words/hours.ts';
import { spanShort, weekCopy as copy } from '#planner/words/week.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/fields/Chip.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { usePlan } from '../PlanContext.ts';
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
        <div className="cluster gap-40">
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
  const need = workday(familyCareHours(state.family));
  if (!need) return null;
  const words = copy.need(spanShort(need));
  return (
    <Button variant="quiet" size="small" aria-label={words} onClick={openHours}>
      <Glyph name="clock" />
      <span className="from-tablet-only">{words}</span>
      <span className="below-tablet-only">{spanShort(need)}</span>
    </Button>
  );
}

/** The hours of Monday, or of the first day that needs care. */
const workday = (hours: readonly (Span | null)[]): Span | undefined =>
  hours[1] ?? hours.find((span) => span !== null) ?? usualCareHours[1] ?? undefined;
