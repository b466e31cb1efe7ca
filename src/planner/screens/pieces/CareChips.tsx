import { useId, useState } from 'react';
import { carePresets } from '#planner/rules/coverage/careNeeded.ts';
import type { Span } from '#planner/rules/coverage/span.ts';
import { hoursCopy as copy } from '#planner/words/hours.ts';
import { spanShort } from '#planner/words/week.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { isBackwards } from '../sheets/home/careDraft.ts';
import styles from './CareChips.module.css';
import { HALF_HOURS, timeOptions } from './timeOptions.ts';

type CareChipsProps = { span: Span; onChange: (span: Span) => void };

/** When a family needs care: three usual answers, and two times of day for any other. */
export function CareChips({ span, onChange }: CareChipsProps) {
  const hintId = useId();
  const [isOther, setOther] = useState(() => !carePresets.some((one) => isSame(one, span)));
  return (
    <fieldset className="stack gap-50 min-0" aria-describedby={hintId}>
      <legend className="small weight-800 leading-130">{copy.ask}</legend>
      <div className={styles.chips}>
        {carePresets.map((preset) => (
          <Chip
            key={preset.from}
            pressed={!isOther && isSame(preset, span)}
            onClick={() => {
              setOther(false);
              onChange(preset);
            }}
          >
            {spanShort(preset)}
          </Chip>
        ))}
        <Chip pressed={isOther} onClick={() => setOther(true)}>
          {copy.other}
        </Chip>
      </div>
      {isOther && (
        <div className="stack columns-2 gap-90 columns-1-below-18">
          <NativeSelect
            label={copy.from}
            value={String(span.from)}
            options={timeOptions(HALF_HOURS, span.from)}
            onChange={(from) => onChange({ ...span, from: Number(from) })}
          />
          <NativeSelect
            label={copy.to}
            value={String(span.to)}
            options={timeOptions(HALF_HOURS, span.to)}
            error={isBackwards(span) ? copy.backwards : undefined}
            onChange={(to) => onChange({ ...span, to: Number(to) })}
          />
        </div>
      )}
      <p id={hintId} className="soft small leading-140">
        {copy.askHint}
      </p>
    </fieldset>
  );
}

const isSame = (one: Span, other: Span) => one.from === other.from && one.to === other.to;
