import { useEffect, useRef, useState } from 'react';
import { dayRange, shortDay } from '#base/day/calendar.ts';
import { recentLabel } from '#base/day/recentLabel.ts';
import { site } from '#base/site.ts';
import { formatList } from '#camps/camps.ts';
import { sharedEvents } from '#planner/rules/room/sharedEvents.ts';
import { sharedCopy as copy } from '#planner/words/room.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { formatDays } from '../pieces/formatDays.ts';
import { DayCard } from './DayCard.tsx';
import { LeavePlan } from './LeavePlan.tsx';
import { SharedCalendar } from './SharedCalendar.tsx';
import { SharedCosts } from './SharedCosts.tsx';
import { eventWords } from './sharedSentences.ts';
import type { HeadingLevels, OpenRoom, SharedRoomActions } from './sharedRoom.ts';
import styles from './SharedView.module.css';
import { YourPart } from './YourPart.tsx';

export type SharedViewProps = Partial<
  Pick<SharedRoomActions, 'onSave' | 'onTyped' | 'onYou' | 'onLeave'>
> & {
  room: OpenRoom;
  today: string;
  now: number;
  levels: HeadingLevels;
};

/** The days that are shown before the button for the others. */
const FIRST_DAYS = 3;

/** A shared plan. Without `onSave` it is the preview of its sender: nothing can be changed or printed. */
export function SharedView(props: SharedViewProps) {
  const { room, today, now, levels, onSave, onTyped, onYou, onLeave } = props;
  const { plan, updatedAt, until, canWrite, waiting, unreadable } = room;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAll, setAll] = useState(false);
  const you = chosen ?? room.you;
  const list = useRef<HTMLDivElement>(null);
  // The pressed button is gone: its days take the focus.
  useEffect(() => {
    const heading = isAll ? list.current?.children[FIRST_DAYS]?.firstElementChild : null;
    if (heading instanceof HTMLElement) heading.focus({ preventScroll: true });
  }, [isAll]);
  const coming = plan.days.filter(({ day }) => day >= today);
  const days = coming.length > 0 ? coming : plan.days;
  const later = days.slice(FIRST_DAYS).map(({ day }) => day);
  const when = recentLabel(updatedAt, now, copy.today);
  const { title: Title } = levels;

  function chooseYou(name: string) {
    setChosen(name);
    onYou?.(name);
  }
  return (
    <div className={styles.view}>
      <div>
        <Title>{titleOf(plan)}</Title>
        <p className={styles.lead}>{copy.from(plan.sender, when)}</p>
      </div>
      {room.isStored && (
        <Alert tone="warn" glyph="offline" title={copy.stored.title}>
          {copy.stored.text(when)}
        </Alert>
      )}
      {waiting > 0 && (
        <Alert tone="info" glyph="wait" title={copy.waiting.title(waiting)}>
          {copy.waiting.text}
        </Alert>
      )}
      {unreadable > 0 && <p className="soft small">{copy.unreadable(unreadable)}</p>}
      <YourPart {...{ plan, you, today, now, levels }} label={room.label} onYou={chooseYou} />
      {plan.days.length === 0 && <p>{copy.nothing}</p>}
      {plan.days.length > 0 && coming.length === 0 && <p>{copy.over}</p>}
      <div ref={list} className={styles.days}>
        {days.map((day, at) => (
          <DayCard
            key={day.day}
            day={day}
            plan={plan}
            you={you || room.label}
            isToday={day.day === today}
            isLater={at >= FIRST_DAYS && !isAll}
            levels={levels}
            {...(canWrite && onSave && onTyped && { onSave, onTyped })}
          />
        ))}
      </div>
      {later.length > 0 && !isAll && (
        <Button variant="line" className={styles.more} onClick={() => setAll(true)}>
          {later.length > 5 ? copy.moreDays(later.length) : copy.more(formatDays(later))}
        </Button>
      )}
      <SharedCosts plan={plan} levels={levels} />
      {onSave && (
        <div className={styles.tools}>
          <SharedCalendar
            events={sharedEvents(plan, today, new URL(site.url).hostname, eventWords)}
            label={copy.calendar.addAll}
            now={now}
          />
          <Button variant="line" size="small" onClick={() => window.print()}>
            <Glyph name="print" />
            {copy.print}
          </Button>
          {onLeave && <LeavePlan {...{ waiting, onLeave }} />}
        </div>
      )}
      <p className={styles.end}>
        <Glyph name="lock" />
        <span>{copy.end(canWrite, until === null ? null : shortDay(until), plan.sender)}</span>
      </p>
    </div>
  );
}

function titleOf({ breaks, days, children }: OpenRoom['plan']): string {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  const dates = first === undefined || last === undefined ? copy.plan : dayRange(first, last);
  return copy.heading(
    breaks.length > 0 ? formatList(breaks) : dates,
    children.map(({ name }) => name),
  );
}
