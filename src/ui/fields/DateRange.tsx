import { useId, useRef, useState } from 'react';
import { rangeLabel } from './calendarDay.ts';
import type { CalendarDayMark } from './calendarDayMark.ts';
import { Field } from './Field.tsx';
import { FieldButton } from './FieldButton.tsx';
import { Glyph } from '../pictures/Glyph.tsx';
import { lazyPart } from '../lazyPart.tsx';

const DateRangePanel = lazyPart(async () => (await import('./DateRangePanel.tsx')).DateRangePanel);

export type DateRangeProps = {
  label: string;
  hideLabel?: boolean | undefined;
  /** 'YYYY-MM-DD' or ''. */
  start: string;
  end: string;
  onChange: (start: string, end: string) => void;
  placeholder: string;
  /** Months side by side where there is room; phones show one. */
  months?: number | undefined;
  /** A day of the month to open at when nothing is chosen; without it the current month. Asked when opened. */
  openAt?: (() => string | undefined) | undefined;
  /** The dots of the calendar. Asked when opened. */
  marks?: (() => readonly CalendarDayMark[]) | undefined;
  className?: string | undefined;
};

/** A field for a range of days. The calendar's code loads when it is first opened. */
export function DateRange({ label, hideLabel, className, ...rest }: DateRangeProps) {
  return (
    <Field label={label} hideLabel={hideLabel} className={className}>
      <DateRangeButton label={label} {...rest} />
    </Field>
  );
}

function DateRangeButton(props: Omit<DateRangeProps, 'hideLabel' | 'className'>) {
  const { label, start, end, onChange, placeholder, months = 2, openAt, marks } = props;
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  return (
    <>
      <FieldButton
        ref={anchor}
        panelId={id}
        opens="dialog"
        open={open}
        onToggle={() => setOpen(!open)}
        value={rangeLabel(start, end)}
        placeholder={placeholder}
        before={<Glyph name="calendar" />}
      />
      {open && (
        <DateRangePanel
          boundary={{ onFail: close }}
          id={id}
          anchor={anchor}
          label={label}
          start={start}
          end={end}
          months={months}
          openAt={openAt}
          marks={marks}
          onChange={onChange}
          onClose={close}
        />
      )}
    </>
  );
}
