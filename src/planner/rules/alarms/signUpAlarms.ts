import { groupBy } from '#base/text/groupBy.ts';
import { atlantaMoment } from '#base/day/atlantaMoment.ts';
import { addDays, isCalendarDay } from '#base/day/calendar.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { emptySnapshot, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { PlanCamps } from '../coverage/planCamps.ts';
import { registrationOpenings } from '../openings/registrationOpenings.ts';
import type { AlarmFact, AlarmSource, SignUpFact } from './alarmFact.ts';

/** Round hours that all phones share: the minute would tell the server which camp it is (supabase/sealed-alarms.md). */
export const MORNING_BELL = 7 * 60;
export const EVENING_BELL = 19 * 60;
/** What opens earlier on its day is too near to the morning's bell. */
const EARLY = 7 * 60 + 30;
const MINUTES_BEFORE = 15;

type Ahead = SignUpFact & {
  campId: string;
  /** YYYY-MM-DD */
  opensOn: string;
  planDay: string;
  saidOn: string | null;
};

/**
 * One bell for all sign-ups that open on a day: at 7:00, or at 19:00 on the evening before for those that open before 7:30.
 * `now`: ms since 1970.
 */
export function openingAlarms(source: AlarmSource, now: number): AlarmFact[] {
  const bells = groupBy(signUpsAhead(source, now), ({ opensOn, minutes }) =>
    minutes !== null && minutes < EARLY ? `${opensOn}:eve` : opensOn,
  );
  return [...bells].flatMap(([bell, ofBell]): AlarmFact[] => {
    const [first] = ofBell;
    if (!first) return [];
    const isEve = bell !== first.opensOn;
    const ringAt = isEve
      ? atlantaMoment(addDays(first.opensOn, -1), EVENING_BELL)
      : atlantaMoment(first.opensOn, MORNING_BELL);
    return [{ kind: 'opening', key: `opening:${bell}`, ringAt, isEve, ...togetherOf(ofBell) }];
  });
}

/** 15 minutes before each sign-up whose minute is known; those of one minute are one alarm. `now`: ms since 1970. */
export function minuteAlarms(source: AlarmSource, now: number): AlarmFact[] {
  const known = signUpsAhead(source, now).filter(({ minutes }) => minutes !== null);
  const groups = groupBy(known, ({ opensOn, minutes }) => `${opensOn} ${minutes ?? ''}`);
  return [...groups.values()].flatMap((ofMinute): AlarmFact[] => {
    const [first] = ofMinute;
    if (!first || first.minutes === null) return [];
    const ringAt = atlantaMoment(first.opensOn, first.minutes) - MINUTES_BEFORE * 60_000;
    const ids = ofMinute.map(({ campId }) => campId).toSorted();
    return [{ kind: 'minute', key: `minute:${ids[0] ?? ''}`, ringAt, ...togetherOf(ofMinute) }];
  });
}

/** Nothing of it follows from today's date but that it is ahead: else each phone would send its alarms anew every day. */
function signUpsAhead({ entries, camps }: AlarmSource, now: number): Ahead[] {
  return registrationOpenings(entries, camps, now)
    .flatMap(({ camp, entries: ofCamp, state }): Ahead[] => {
      if (state.kind !== 'ahead') return [];
      const { day: opensOn, minutes } = state;
      const closesOn = camp.registrationClosesOn ?? opensOn;
      const held = ofCamp.filter(
        (entry) => (bookedDays(entry, camps).at(-1) ?? opensOn) >= opensOn,
      );
      if (closesOn < opensOn || held.length === 0) return [];
      const planDay =
        held.flatMap((entry) => bookedDays(entry, camps)[0] ?? []).toSorted()[0] ?? '';
      const { id: campId, providerName: name } = camp;
      return [{ campId, name, opensOn, minutes, planDay, saidOn: saidOnOf(camp, held) }];
    })
    .toSorted(byMinute);
}

/** The days of an entry, else those of its camp; sorted. */
export const bookedDays = (entry: PlanEntry, camps: PlanCamps): readonly string[] =>
  entry.days.length > 0 ? entry.days : (camps(entry)?.days ?? []);

const byMinute = (a: Ahead, b: Ahead) => (orderOf(a) < orderOf(b) ? -1 : 1);
/** An unknown minute comes last: whoever is up for the others looks. */
const orderOf = ({ opensOn, minutes, name, campId }: Ahead) =>
  `${opensOn} ${String(minutes ?? 1440).padStart(4, '0')} ${name} ${campId}`;

/** When the directory says that it was checked, else when the family saved it. */
function saidOnOf(camp: Camp, entries: readonly PlanEntry[]): string | null {
  const checked = (camp.verifiedOn ?? camp.datesCheckedOn ?? '').slice(0, 10);
  if (isCalendarDay(checked)) return checked;
  const seen = entries.map(({ snapshot }) => snapshot.seenOn);
  return seen.filter((day) => day !== emptySnapshot.seenOn).toSorted()[0] ?? null;
}

const togetherOf = (signUps: readonly Ahead[]) => ({
  signUps: signUps.map(({ name, minutes }) => ({ name, minutes })),
  saidOn: signUps.flatMap(({ saidOn }) => saidOn ?? []).toSorted()[0] ?? null,
  day: signUps.find(({ planDay }) => planDay !== '')?.planDay ?? '',
});
