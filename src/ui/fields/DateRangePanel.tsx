import { type RefObject, useState } from 'react';
import { type DateRange, DayPicker } from 'react-day-picker';
import { Button } from '../Button.tsx';
import { classes } from '../classes.ts';
import { dateToDay, dayToDate } from './calendarDay.ts';
import styles from './DateRangePanel.module.css';
import { Glyph } from '../pictures/Glyph.tsx';
import { PopoverPanel } from '../layers/PopoverPanel.tsx';
import { fromWidth } from '../breakpoints.ts';

/** One kind of dot in a calendar. */
export type CalendarDayMark = {
  look: 'coral' | 'teal';
  /** What the dot means, under the calendar: "School is out". */
  legend: string;
  /** The same of one day (YYYY-MM-DD) in words, for screen readers: "12 camps". '' where there is no dot. */
  describe: (day: string) => string;
};

export type DateRangePanelProps = {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  label: string;
  /** 'YYYY-MM-DD' or ''. */
  start: string;
  end: string;
  /** Months side by side where there is room; phones show one. */
  months: number;
  /** A day of the month to open at when nothing is chosen; by default the current month. Called on opening. */
  openAt: () => string | undefined;
  /** The dots of the calendar. Called on opening. */
  marks: () => readonly CalendarDayMark[];
  onChange: (start: string, end: string) => void;
  onClose: () => void;
};

const looks = {
  root: styles.root ?? '',
  months: styles.months ?? '',
  month: 'stack middle packed columns-auto-rest-auto',
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
  const { id, anchor, label, start, end, months, openAt, onChange, onClose } = props;
  const wide = window.matchMedia(fromWidth('tablet')).matches;
  const from = dayToDate(start);
  const range: DateRange = { from, to: dayToDate(end) };
  // As they were when it was opened.
  const [first] = useState(() => from ?? dayToDate(openAt() ?? ''));
  const [marks] = useState(props.marks);
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
        modifiers={Object.fromEntries(marks.map((mark) => [mark.look, has(mark)]))}
        modifiersClassNames={{ teal: styles.teal ?? '', coral: styles.coral ?? '' }}
        labels={{
          labelDayButton: (date, { today, selected }) => dayName(date, marks, today, selected),
        }}
        components={{ Chevron: Turn }}
      />
      <div className={styles.ends}>
        <ul className={styles.legend}>
          {marks.map(({ look, legend }) => (
            <li key={look} className={classes(styles.key, styles[look])}>
              {legend}
            </li>
          ))}
          <li className={classes(styles.key, styles.keyToday)}>Today</li>
        </ul>
        <div className="row middle push-right gap-25">
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

/** The day as screen readers read it, with the dots in words. */
function dayName(
  date: Date,
  marks: readonly CalendarDayMark[],
  isToday: boolean | undefined,
  isSelected: boolean | undefined,
): string {
  const descriptions = marks.map((mark) => mark.describe(dateToDay(date)));
  return [isToday && 'Today', fullDay.format(date), ...descriptions, isSelected && 'selected']
    .filter((part) => part)
    .join(', ');
}

const has = (mark: CalendarDayMark) => (date: Date) => mark.describe(dateToDay(date)) !== '';

function toDay(date: Date | undefined): string {
  return date === undefined ? '' : dateToDay(date);
}

function Turn({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return <Glyph name="chev" className={orientation === 'left' ? styles.left : styles.right} />;
}
