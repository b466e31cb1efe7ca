import { weekCopy as copy } from '#planner/words/week.ts';
import { groupWeeks } from '#planner/rules/family/groupWeeks.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { usePlan } from '../PlanContext.ts';

/** Through the weeks of a break that has several. `onWeek` gets a day of the week to show, YYYY-MM-DD. */
export function WeekStepper({ onWeek }: { onWeek: (day: string) => void }) {
  const { shown, week } = usePlan();
  const weeks = groupWeeks(shown.days);
  const at = weeks.findIndex(([monday]) => monday === week[0]);
  if (weeks.length < 2) return null;
  const step = (by: number) => onWeek(weeks[at + by]?.[0] ?? '');
  return (
    <div className="row middle gap-25 small weight-700">
      <IconButton glyph="back" label={copy.earlier} disabled={at <= 0} onClick={() => step(-1)} />
      <span aria-live="polite">{copy.weekOf(at + 1, weeks.length)}</span>
      <IconButton
        glyph="arrow"
        label={copy.later}
        disabled={at >= weeks.length - 1}
        onClick={() => step(1)}
      />
    </div>
  );
}
