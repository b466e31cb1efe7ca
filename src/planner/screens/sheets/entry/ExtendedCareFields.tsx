import { entryCopy } from '#planner/words/entry.ts';
import type { Span } from '#planner/rules/coverage/span.ts';
import type { ExtendedCare } from '#family/rules/plan/planEntry.ts';
import { careCost } from '#planner/rules/money/careCost.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { DollarInput } from '../../pieces/DollarInput.tsx';
import { timeOptions } from '../../pieces/timeOptions.ts';
import parts from '../sheetParts.module.css';
import {
  careAt,
  type CareEnd,
  careTimes,
  type CareWords,
  firstCare,
  withCare,
} from './extendedCare.ts';

const copy = entryCopy.hours;

type ExtendedCareFieldsProps = {
  hours: Span | 'unknown';
  care: readonly ExtendedCare[];
  words: CareWords;
  /** The listing's text about it. */
  providerWords: string | null;
  onChange: (care: readonly ExtendedCare[]) => Promise<boolean>;
};

/** Care before and after: it counts when the family has ticked it, and not because a listing offers it. */
export function ExtendedCareFields(props: ExtendedCareFieldsProps) {
  const { hours, care, words, providerWords, onChange } = props;
  const listed = providerWords?.trim() ?? '';
  return (
    <div className={parts.group}>
      {listed !== '' && <p className="soft small leading-140">{copy.provider(listed)}</p>}
      {hours === 'unknown' ? (
        <p className="soft small leading-140">{copy.careLater}</p>
      ) : (
        ENDS.map((end) => (
          <CareEndFields
            key={end}
            end={end}
            hours={hours}
            words={words}
            care={careAt(care, end, hours) ?? null}
            onChange={(next) => onChange(withCare(care, end, hours, next))}
          />
        ))
      )}
    </div>
  );
}

const ENDS = ['before', 'after'] as const satisfies readonly CareEnd[];

type CareEndFieldsProps = {
  end: CareEnd;
  hours: Span;
  words: CareWords;
  care: ExtendedCare | null;
  onChange: (care: ExtendedCare | null) => Promise<boolean>;
};

function CareEndFields({ end, hours, words, care, onChange }: CareEndFieldsProps) {
  const outer = care && (end === 'before' ? care.span.from : care.span.to);
  return (
    <>
      <Checkbox
        label={copy[end].label}
        hint={copy.careHint}
        checked={care !== null}
        onChange={(isTicked) => void onChange(isTicked ? firstCare(end, hours, words) : null)}
      />
      {care !== null && (
        <div className="stack columns-2 gap-90 columns-1-below-18">
          <NativeSelect
            label={end === 'before' ? copy.before.from : copy.after.to}
            value={String(outer)}
            options={timeOptions(careTimes(end, hours), outer)}
            onChange={(time) => {
              const span =
                end === 'before'
                  ? { from: Number(time), to: hours.from }
                  : { from: hours.to, to: Number(time) };
              void onChange({ ...care, span });
            }}
          />
          <DollarInput
            label={copy[end].cost}
            wrong={entryCopy.money.wrong}
            cents={certainCents(care, words.days)}
            onCents={(cents) => onChange({ span: care.span, cents })}
          />
        </div>
      )}
    </>
  );
}

/** The whole amount for all days; null when it is not certain. */
function certainCents(care: ExtendedCare, days: readonly string[]): number | null {
  const cost = careCost(care, days);
  return cost === 'unknown' || cost.low < cost.high ? null : cost.low;
}
