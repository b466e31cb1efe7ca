import { site } from '#base/site.ts';
import { yourEvents } from '#planner/rules/room/sharedEvents.ts';
import type { SharedPlan } from '#planner/rules/room/sharedPlan.ts';
import { personKey } from '#planner/rules/room/sharedWords.ts';
import { type YourTask, yourDays } from '#planner/rules/room/yourDays.ts';
import { sharedCopy } from '#planner/words/room.ts';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { longDay } from '../pieces/formatDays.ts';
import { SharedCalendar } from './SharedCalendar.tsx';
import { eventWords, taskSentence } from './sharedSentences.ts';
import type { HeadingLevels } from './sharedRoom.ts';
import styles from './YourPart.module.css';

const copy = sharedCopy.yours;

type YourPartProps = {
  plan: SharedPlan;
  /** The name of the link. */
  label: string;
  you: string;
  today: string;
  now: number;
  levels: HeadingLevels;
  onYou: (name: string) => void;
};

/** What the receiver has to do, before everything else. Nothing where the plan names nobody. */
export function YourPart({ plan, label, you, today, now, levels, onYou }: YourPartProps) {
  const { people } = plan;
  if (people.length === 0) return null;
  const named = findPerson(people, label);
  const known = named ?? findPerson(people, you) ?? '';
  const days = yourDays(plan, known, today);
  const { section: Section } = levels;
  return (
    <section className={styles.yours}>
      <Section>{copy.heading}</Section>
      {named === undefined && (
        <NativeSelect
          label={copy.which}
          value={known}
          options={['', ...people].map((name) => ({ value: name, label: name || copy.nobody }))}
          onChange={onYou}
        />
      )}
      {known !== '' && days.length === 0 && <p>{copy.none}</p>}
      {days.length > 0 && (
        <ul>
          {days.map(({ day, tasks }) => (
            <li key={day}>
              <Glyph name={tasks.every(isHaving) ? 'home' : 'car'} />
              <span>
                <b>{`${longDay(day)}:`}</b> <span>{tasks.map(taskSentence).join(' ')}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {days.length > 0 && (
        <SharedCalendar
          events={yourEvents(days, new URL(site.url).hostname, eventWords)}
          label={sharedCopy.calendar.add}
          now={now}
          isMain
        />
      )}
    </section>
  );
}

const findPerson = (people: readonly string[], name: string) =>
  people.find((one) => personKey(one) === personKey(name));
const isHaving = ({ task }: YourTask) => task === 'have';
