import { useState } from 'react';
import type { Span } from '#planner/rules/coverage/span.ts';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { timeOptions } from './timeOptions.ts';

type SpanFieldsProps = {
  span: Span;
  words: { from: string; to: string; backwards: string };
  step: number;
  onChange: (span: Span) => void;
};

const EARLIEST = 6 * 60;
const LATEST = 20 * 60;

/** Two time fields. An end before its start is marked as an error and not saved. */
export function SpanFields({ span, words, step, onChange }: SpanFieldsProps) {
  const [wrong, setWrong] = useState<Span | null>(null);
  const shown = wrong ?? span;
  const bounds = { from: EARLIEST, to: LATEST, step };
  function set(next: Span) {
    const isRight = next.from < next.to;
    setWrong(isRight ? null : next);
    if (isRight) onChange(next);
  }
  return (
    <div className="stack columns-2 gap-90 columns-1-below-18">
      <NativeSelect
        label={words.from}
        value={String(shown.from)}
        options={timeOptions(bounds, shown.from)}
        onChange={(from) => set({ ...shown, from: Number(from) })}
      />
      <NativeSelect
        label={words.to}
        value={String(shown.to)}
        options={timeOptions(bounds, shown.to)}
        error={wrong === null ? undefined : words.backwards}
        onChange={(to) => set({ ...shown, to: Number(to) })}
      />
    </div>
  );
}
