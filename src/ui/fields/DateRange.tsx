import { useId, useRef, useState } from 'react';
import { rangeLabel } from './calendarDay.ts';
import type { DateRangePanelProps } from './DateRangePanel.tsx';
import { Field } from './Field.tsx';
import { FieldButton } from './FieldButton.tsx';
import { Glyph } from '../pictures/Glyph.tsx';
import { lazyPart } from '../lazyPart.tsx';

const DateRangePanel = lazyPart(async () => (await import('./DateRangePanel.tsx')).DateRangePanel);

type DateRangeProps = Omit<DateRangePanelProps, 'id' | 'anchor' | 'onClose'> & {
  placeholder: string;
  className?: string | undefined;
};

/** A field for a range of days. The calendar's code loads when it is first opened. */
export function DateRange({ label, className, ...rest }: DateRangeProps) {
  return (
    <Field label={label} className={className}>
      <DateRangeButton label={label} {...rest} />
    </Field>
  );
}

function DateRangeButton({ placeholder, ...panel }: Omit<DateRangeProps, 'className'>) {
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
        value={rangeLabel(panel.start, panel.end)}
        placeholder={placeholder}
        before={<Glyph name="calendar" />}
      />
      {open && (
        <DateRangePanel
          boundary={{ onFail: close }}
          {...panel}
          id={id}
          anchor={anchor}
          onClose={close}
        />
      )}
    </>
  );
}
