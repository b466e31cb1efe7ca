import { useState } from 'react';
import type { Span } from '#planner/rules/coverage/span.ts';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { timeOptions } from './timeOptions.ts';

type SpanFieldsProps = {
  span: Span;
  words: { from: string; to: string; backwards: string };
  step: number;
  onChange: (span: Span) => void;
  /** An end before its start: for a form, which takes none until it is right. */
  onWrong?: ((span: Span) => void) | undefined;
};

const EARLIEST = 6 * 60;
const LATEST = 20 * 60;

/** Two time fields. An end before its start is marked as an error and not saved. */
export function SpanFields({ span, words, step, onChange, onWrong }: SpanFieldsProps) {
  const [wrong, setWrong] = useState<Span | null>(null);
  const shown = wrong ?? span;
  const bounds = { from: EARLIEST, to: LATEST, step };
  function set(next: Span) {
    const isRight = next.from < next.to;
    setWrong(isRight ? null : next);
    if (isRight) onChange(next);
    else onWrong?.(next);
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
        error={shown.from < shown.to ? undefined : words.backwards}
        onChange={(to) => set({ ...shown, to: Number(to) })}
      />
    </div>
  );
}
