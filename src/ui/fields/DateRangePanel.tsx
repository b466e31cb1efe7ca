import type { RefObject } from 'react';
import { DayPicker, type DateRange } from 'react-day-picker';
import { Button } from '../Button.tsx';
import { dateToDay, dayToDate } from './calendarDay.ts';
import styles from './DateRangePanel.module.css';
import { Glyph } from '../pictures/Glyph.tsx';
import { PopoverPanel } from '../layers/PopoverPanel.tsx';

type DateRangePanelProps = {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  label: string;
  start: string;
  end: string;
  months: number;
  openAt: string | undefined;
  marked: { days: readonly string[]; label: string } | undefined;
  onChange: (start: string, end: string) => void;
  onClose: () => void;
};

const looks = {
  root: styles.root ?? '',
  months: styles.months ?? '',
  month: styles.month ?? '',
  button_previous: styles.turn ?? '',
  button_next: styles.turn ?? '',
  month_caption: styles.caption ?? '',
  month_grid: styles.grid ?? '',
  weekday: styles.weekday ?? '',
  day: styles.day ?? '',
  day_button: styles.dayButton ?? '',
  range_start: styles.first ?? '',
  range_end: styles.last ?? '',
  range_middle: styles.middle ?? '',
  outside: styles.outside ?? '',
  today: styles.today ?? '',
};

export function DateRangePanel(props: DateRangePanelProps) {
  const { id, anchor, label, start, end, months, openAt, marked, onChange, onClose } = props;
  const wide = window.matchMedia('(width >= 48rem)').matches;
  const from = dayToDate(start);
  const range: DateRange = { from, to: dayToDate(end) };
  const first = from ?? dayToDate(openAt ?? '');
  return (
    <PopoverPanel id={id} anchor={anchor} label={label} onClose={onClose} className={styles.panel}>
      <DayPicker
        mode="range"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the opened calendar takes the focus, on the chosen day
        autoFocus
        showOutsideDays={false}
        navLayout="around"
        numberOfMonths={wide ? months : 1}
        {...(first === undefined ? {} : { defaultMonth: first })}
        selected={range}
        onSelect={(next) => onChange(toDay(next?.from), toDay(next?.to))}
        classNames={looks}
        modifiers={{ marked: (marked?.days ?? []).flatMap((day) => dayToDate(day) ?? []) }}
        modifiersClassNames={{ marked: styles.marked ?? '' }}
        labels={{
          labelDayButton: (date, { marked: isMarked }) =>
            dayName(date, isMarked ? marked : undefined),
        }}
        components={{ Chevron: Turn }}
      />
      <div className={styles.ends}>
        {marked === undefined ? <span /> : <p className={styles.key}>{marked.label}</p>}
        <div className={styles.buttons}>
          <Button variant="quiet" size="small" onClick={() => onChange('', '')}>
            Clear
          </Button>
          <Button variant="pine" size="small" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </PopoverPanel>
  );
}

const fullDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

/** The day as it is read out; the dot is said in words. */
function dayName(date: Date, mark: { label: string } | undefined): string {
  return mark === undefined ? fullDay.format(date) : `${fullDay.format(date)}, ${mark.label}`;
}

function toDay(date: Date | undefined): string {
  return date === undefined ? '' : dateToDay(date);
}

function Turn({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return <Glyph name="chev" className={orientation === 'left' ? styles.left : styles.right} />;
}
