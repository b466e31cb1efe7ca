import { hoursCopy as copy } from '#planner/words/hours.ts';
import { weekdayNames } from '#planner/words/week.ts';
import type { Span } from '#planner/rules/coverage/span.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { HALF_HOURS, timeOptions } from '../../pieces/timeOptions.ts';
import { CareChips } from '../../pieces/CareChips.tsx';
import parts from '../sheetParts.module.css';
import styles from './CareFields.module.css';
import {
  type CareDraft,
  commonHours,
  isBackwards,
  WEEKEND,
  withCommon,
  withDay,
  WORKDAYS,
} from './careDraft.ts';

type CareFieldsProps = { draft: CareDraft; onChange: (draft: CareDraft) => void };

/** Drop-off and pick-up: one pair for all days, or one for each. */
export function CareFields({ draft, onChange }: CareFieldsProps) {
  const common = commonHours(draft);
  const setDifferent = (isDifferent: boolean) =>
    onChange(isDifferent ? { ...draft, isDifferent } : withCommon(draft, {}));
  const weekendDays = WEEKEND.filter((weekday) => draft.days[weekday]);
  return (
    <>
      {!draft.isDifferent && (
        <CareChips span={common} onChange={(span) => onChange(withCommon(draft, span))} />
      )}
      <Switch
        label={copy.different.label}
        hint={copy.different.hint}
        checked={draft.isDifferent}
        onChange={setDifferent}
      />
      {draft.isDifferent && (
        <ul className="stack gap-40">
          {[...WORKDAYS, ...weekendDays].map((weekday) => (
            <DayRow
              key={weekday}
              day={weekdayNames[weekday] ?? ''}
              span={draft.days[weekday] ?? null}
              common={common}
              onChange={(span) => onChange(withDay(draft, weekday, span))}
            />
          ))}
        </ul>
      )}
      <fieldset className={parts.group}>
        <legend>{copy.weekend.legend}</legend>
        <p className="soft small leading-140">{copy.weekend.hint}</p>
        {WEEKEND.map((weekday) => (
          <Checkbox
            key={weekday}
            label={copy.weekend.needs(weekdayNames[weekday] ?? '')}
            checked={Boolean(draft.days[weekday])}
            onChange={(needs) => onChange(withDay(draft, weekday, needs ? common : null))}
          />
        ))}
      </fieldset>
    </>
  );
}

type DayRowProps = {
  day: string;
  span: Span | null;
  common: Span;
  onChange: (span: Span | null) => void;
};

function DayRow({ day, span, common, onChange }: DayRowProps) {
  const noCare = { value: '', label: copy.noCare };
  return (
    <li className={styles.day}>
      <b className="weight-750" aria-hidden="true">
        {day.slice(0, 3)}
      </b>
      <NativeSelect
        className={styles.time}
        label={copy.ofDay.from(day)}
        value={span === null ? '' : String(span.from)}
        options={[...timeOptions(HALF_HOURS, span?.from ?? null), noCare]}
        onChange={(from) =>
          onChange(from === '' ? null : { ...(span ?? common), from: Number(from) })
        }
      />
      {span !== null && (
        <>
          <span aria-hidden="true">{copy.between}</span>
          <NativeSelect
            className={styles.time}
            label={copy.ofDay.to(day)}
            value={String(span.to)}
            options={timeOptions(HALF_HOURS, span.to)}
            error={isBackwards(span) ? copy.backwards : undefined}
            onChange={(to) => onChange({ ...span, to: Number(to) })}
          />
        </>
      )}
    </li>
  );
}
