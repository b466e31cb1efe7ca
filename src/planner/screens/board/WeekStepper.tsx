import { weekCopy as copy } from '#planner/words/week.ts';
import { IconButton } from '#ui/IconButton.tsx';

type WeekStepperProps = {
  weeks: readonly (readonly string[])[];
  /** The place of the week that is shown. */
  at: number;
  onWeek: (at: number) => void;
  /** Of several for the same week one is read out. */
  isReadOut?: boolean;
};

/** Through the weeks of a break; nothing where it has one. */
export function WeekStepper({ weeks, at, onWeek, isReadOut = true }: WeekStepperProps) {
  if (weeks.length < 2) return null;
  return (
    <div className="row middle small weight-700">
      <IconButton
        glyph="back"
        label={copy.earlier}
        disabled={at <= 0}
        onClick={() => onWeek(at - 1)}
      />
      <span aria-live={isReadOut ? 'polite' : undefined}>
        <span className="from-tablet-only">{copy.week} </span>
        <span>{copy.weekOf(at + 1, weeks.length)}</span>
      </span>
      <IconButton
        glyph="arrow"
        label={copy.later}
        disabled={at >= weeks.length - 1}
        onClick={() => onWeek(at + 1)}
      />
    </div>
  );
}
