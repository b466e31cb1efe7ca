import type { SharedDay, SharedPart, SharedPlan } from '#planner/rules/room/sharedPlan.ts';
import { sharedCopy } from '#planner/words/room.ts';
import { cloth } from '#family/family.ts';
import { initialOf } from '#family/rules/initialOf.ts';
import { classes } from '#ui/classes.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { longDay } from '../pieces/formatDays.ts';
import { DayChange } from './DayChange.tsx';
import { partLine, partStart, partTitle } from './sharedSentences.ts';
import type { HeadingLevels, SharedRoomActions } from './sharedRoom.ts';
import styles from './DayCard.module.css';

const copy = sharedCopy.day;

type DayCardProps = {
  day: SharedDay;
  plan: SharedPlan;
  you: string;
  isToday: boolean;
  /** On paper only, until it is asked for. */
  isLater: boolean;
  levels: HeadingLevels;
} & Partial<Pick<SharedRoomActions, 'onSave' | 'onTyped'>>;

/** Where every child is on one day. */
export function DayCard(props: DayCardProps) {
  const { day, plan, you, isToday, isLater, levels, onSave, onTyped } = props;
  const { section: Section } = levels;
  return (
    <section className={classes(styles.card, isLater && styles.later)} data-today={isToday}>
      <Section tabIndex={-1} className={styles.title}>
        <span>{longDay(day.day)}</span>{' '}
        {isToday && <span className={styles.tag}>{copy.today}</span>}
      </Section>
      <ol>
        {day.parts.map((part) => (
          <PartRow key={part.rowId ?? part.child.id} {...{ part, levels }} sender={plan.sender} />
        ))}
      </ol>
      {day.notes.map(({ field, text }) => (
        <p key={field} className={styles.note}>
          <b>{`${sharedCopy.noteOf}:`}</b> <span>{text}</span>
        </p>
      ))}
      {onSave && onTyped && (
        <DayChange key={day.day} people={plan.people} {...{ day, you, onSave, onTyped }} />
      )}
    </section>
  );
}

type PartRowProps = { part: SharedPart; sender: string; levels: HeadingLevels };

function PartRow({ part, sender, levels }: PartRowProps) {
  const { child, address, note, mapUrl, phones } = part;
  const { item: Item } = levels;
  return (
    <li className={cloth[child.color]}>
      <p className={styles.time}>{partStart(part)}</p>
      <span className={styles.face} aria-hidden="true">
        {initialOf(child.name)}
      </span>
      <div>
        <Item className={styles.name}>{partTitle(part)}</Item>
        <p>
          {address !== '' && <span>{`${address}. `}</span>}
          <span>{partLine(part, sender)}</span>
        </p>
        {note !== '' && <p className={styles.words}>{note}</p>}
        {mapUrl !== null && (
          <p className={styles.ways}>
            <Button
              variant="line"
              size="small"
              href={mapUrl}
              external
              aria-label={copy.mapOf(part.name)}
            >
              <Glyph name="pin" />
              {copy.map}
            </Button>
            {phones.map((phone) => (
              <Button
                key={phone}
                variant="line"
                size="small"
                href={`tel:+1${phone.replaceAll(' ', '')}`}
                aria-label={copy.callOf(part.name, phone)}
              >
                <Glyph name="phone" />
                {copy.call}
              </Button>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}
