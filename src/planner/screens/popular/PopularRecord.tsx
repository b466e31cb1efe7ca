import { atlantaDay } from '#base/day/atlantaDay.ts';
import { dayWithWeekday } from '#base/day/calendar.ts';
import { useToday } from '#camps/camps.ts';
import type { Profile } from '#family/rules/profile.ts';
import { hasSentAll, nextRecordDay } from '#planner/rules/popular/pickRecords.ts';
import { type PopularMemory, sendsHere } from '#planner/rules/popular/popularMemory.ts';
import { usePopular } from '#planner/store/popular/usePopular.ts';
import { popularCopy } from '#planner/words/popular.ts';
import styles from './PopularRecord.module.css';

const copy = popularCopy.record;

/** What is sent about popular weeks: the next line as it will go, those that went, and what we see of them. */
export function PopularRecord({ profile }: { profile: Profile }) {
  const { matchingOptIn } = profile.privacySettings;
  const memory = usePopular(matchingOptIn);
  return (
    <section className={styles.record} aria-label={copy.heading}>
      <p>{copy.what}</p>
      <p>{copy.seen}</p>
      <p>{copy.noise}</p>
      {matchingOptIn && <Lines memory={memory} profile={profile} />}
    </section>
  );
}

function Lines({ memory, profile }: { memory: PopularMemory; profile: Profile }) {
  const [next] = memory.picked;
  const day = nextRecordDay(memory);
  const today = useToday();
  return (
    <>
      {next === undefined && <p>{whyNone(memory, profile, today)}</p>}
      <dl className="stack gap-25">
        {next && day !== null && (
          <>
            <dt>{copy.next}</dt>
            <dd>
              <code>{JSON.stringify(next)}</code>
            </dd>
            <dt>{copy.when}</dt>
            <dd>{copy.after(dayWithWeekday(day))}</dd>
          </>
        )}
        {memory.sent.length > 0 && <dt>{copy.sent}</dt>}
        {memory.sent.map(({ area, week, at }) => (
          <dd key={week}>
            <code>{JSON.stringify({ area, week })}</code>{' '}
            <span>{copy.sentOn(dayWithWeekday(atlantaDay(at)))}</span>
          </dd>
        ))}
      </dl>
    </>
  );
}

function whyNone(memory: PopularMemory, profile: Profile, today: string): string {
  const { matchBySchool, matchByZip } = profile.privacySettings;
  if (!matchBySchool && !matchByZip) return copy.noArea;
  if (!sendsHere(memory, profile)) return copy.elsewhere;
  return hasSentAll(memory, today) ? copy.allSent : copy.noWeek;
}
