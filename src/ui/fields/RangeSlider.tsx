import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useAfterPause } from './useAfterPause.ts';
import styles from './RangeSlider.module.css';

type Ends = readonly [from: number, to: number];

type RangeSliderProps = {
  label: string;
  /** Names of the two thumbs. */
  ends: readonly [string, string];
  min: number;
  max: number;
  step: number;
  value: Ends;
  /** The text of a value at the ends of the line, where it means "or more". '' for the usual format. */
  valueText?: string;
  /** '5 to 16', as it is shown and read out. */
  format: (value: Ends) => string;
  /** Comes when the thumbs rest for a moment. */
  onChange: (value: Ends) => void;
};

/** Two native sliders on one line, so that keys, screen readers and touch work. */
export function RangeSlider({
  label,
  ends,
  min,
  max,
  step,
  value,
  valueText = '',
  format,
  onChange,
}: RangeSliderProps) {
  const id = useId();
  const [moved, setMoved] = useState<Ends | null>(null);
  const [from, to] = moved ?? value;
  // The new value may arrive a moment later: until then the next key starts from here.
  if (moved !== null && moved[0] === value[0] && moved[1] === value[1]) setMoved(null);
  useAfterPause(moved, () => moved && onChange(moved));
  const thumbs = useRef<HTMLDivElement>(null);
  const takeEarly = useEffectEvent(() => {
    const [first = from, second = to] = [...(thumbs.current?.querySelectorAll('input') ?? [])].map(
      ({ valueAsNumber }) => valueAsNumber,
    );
    // What the browser shows of a value between two steps (HTML standard, range state).
    const shown = (end: number) => min + step * Math.round((end - min) / step);
    const ahead: Ends = [Math.min(first, second), Math.max(first, second)];
    if (ahead[0] !== shown(from) || ahead[1] !== shown(to)) setMoved(ahead);
  });
  // Moved before hydration: no event comes for it.
  useEffect(() => takeEarly(), []);
  const spread = { min, max, step };
  return (
    <fieldset className="stack min-0" aria-labelledby={id}>
      <div className="row spread gap-75 small weight-800">
        <span id={id} className="nowrap">
          {label}
        </span>
        <output className="soft weight-700">
          {(moved === null && valueText) || format([from, to])}
        </output>
      </div>
      <div className={styles.track} ref={thumbs}>
        <svg className={styles.line} aria-hidden="true">
          <rect className={styles.all} width="100%" height="100%" rx="3" />
          <rect
            className={styles.between}
            x={part(from - min, max - min)}
            width={part(to - from, max - min)}
            height="100%"
          />
        </svg>
        <input
          {...spread}
          type="range"
          aria-label={ends[0]}
          value={from}
          data-ahead={from > (min + max) / 2}
          onChange={({ target }) => setMoved([Math.min(target.valueAsNumber, to), to])}
        />
        <input
          {...spread}
          type="range"
          aria-label={ends[1]}
          value={to}
          onChange={({ target }) => setMoved([from, Math.max(target.valueAsNumber, from)])}
        />
      </div>
    </fieldset>
  );
}

const part = (some: number, all: number) => `${(some / all) * 100}%`;
