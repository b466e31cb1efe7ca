import { type CalendarEvent, calendarFile } from '#base/calendarFile/calendarFile.ts';
import { googleEventUrl } from '#base/calendarFile/googleEventUrl.ts';
import { saveFile } from '#base/device/saveFile.ts';
import { calendarWays } from '#planner/words/calendarWays.ts';
import { registrationOpeningsCopy as copy } from '#planner/words/openings.ts';
import { Button, type ButtonVariant } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { toast } from '#ui/layers/toasts.ts';
import styles from './CalendarButton.module.css';
import { toCalendarFile } from './toCalendarFile.ts';
import { useHandOverWay } from './useHandOverWay.ts';

type CalendarButtonProps = {
  event: CalendarEvent;
  /** The name of the calendar, and that of the file without its ending. */
  name: string;
  fileName: string;
  variant?: ButtonVariant;
  /** A short word beside a heading. */
  label: string;
  /** The label as it is spoken: what the event is about, too. */
  spoken: (words: string) => string;
  isSent: boolean;
  /** After it was handed over it can be once more. */
  hasAgain?: boolean;
  /** Resolves to false if that was not stored, which a toast has reported. */
  onSent: () => Promise<boolean>;
};

/** Adds one event to the parent's calendar, as this device can. */
export function CalendarButton(props: CalendarButtonProps) {
  const { event, name, fileName, variant = 'line', label, spoken, isSent, onSent } = props;
  const way = useHandOverWay();
  const { action, how } = calendarWays.ways[way];
  const set = isSent && (
    <span className={styles.set}>
      <Glyph name="check" />
      {copy.inCalendar}
    </span>
  );
  if (isSent && props.hasAgain !== true) return set;
  if (action === null) return set || <p className="soft small">{how}</p>;
  const words = isSent ? copy.again : label;
  const shared = {
    variant: isSent ? ('quiet' as const) : variant,
    size: 'small' as const,
    'aria-label': spoken(words),
  };

  /** In the tap itself. */
  async function save() {
    const file = toCalendarFile(fileName, calendarFile(name, [event], Date.now()));
    if ((await saveFile(file)) === 'canceled') return;
    if (await onSent()) toast({ title: copy.saved, description: how });
  }
  return (
    <>
      {set}
      {way === 'googleLinks' ? (
        <Button {...shared} href={googleEventUrl(event)} external onClick={() => void onSent()}>
          <Glyph name="alarm" />
          <span>{words}</span>
        </Button>
      ) : (
        <Button {...shared} onClick={() => void save()}>
          <Glyph name="alarm" />
          <span>{words}</span>
        </Button>
      )}
    </>
  );
}
