import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { isCalendarDay } from '../../../src/domain/day/calendar.ts';
import { calendarSeason } from '../../../src/domain/season/calendarSeason.ts';
import { BreakSchema } from '../../../src/domain/season/season.ts';
import { StartError } from '../start/StartError.ts';
import { notAnswered } from './directoryRows.ts';

export type NewSeasonOptions = {
  season: string;
  /** Days; without them those of the calendar (fall is September and October). */
  from: string | null;
  to: string | null;
  copyFrom: string | null;
  copyAs: 'basic' | 'featured';
};

const AnswerSchema = v.object({ season: v.string(), copied: v.number() });

/** Adds a season, with the camps of another one where that is wanted. Tells what families see of it. */
export async function newSeason(
  client: SupabaseClient,
  { season, from, to, copyFrom, copyAs }: NewSeasonOptions,
  log: (line: string) => void,
): Promise<void> {
  const calendar = readSeasonId(season);
  const starts_on = from ?? calendar.startsOn;
  const ends_on = to ?? calendar.endsOn;
  for (const day of [starts_on, ends_on]) {
    if (!isCalendarDay(day)) throw new StartError(`${day} is no day.`, 'Write it like 2027-10-01.');
  }
  if (starts_on > ends_on) {
    throw new StartError(`${season} ends before it begins.`, 'Turn --from and --to around.');
  }
  const { data, error } = await client.rpc('new_season', {
    season,
    label: calendar.label,
    starts_on,
    ends_on,
    copy_from: copyFrom,
    copy_as: copyAs,
  });
  if (error?.code === '23505') {
    throw new StartError(`${season} is there already.`, 'Nothing was changed.', error);
  }
  if (error?.code === '23503') {
    throw new StartError(`There is no season ${copyFrom ?? ''}.`, 'Nothing was changed.', error);
  }
  if (error) throw notAnswered(error);
  const { copied } = v.parse(AnswerSchema, data);
  log(`${season}: ${calendar.label}, ${starts_on} to ${ends_on}, ${copied} camps.`);
  log(`Families see it on the page of its break once the season before it is over.`);
}

function readSeasonId(id: string) {
  const [, name, year] = /^([a-z]+)-(20\d\d)$/.exec(id) ?? [];
  const known = v.safeParse(BreakSchema, name);
  if (known.success) return calendarSeason(known.output, Number(year));
  throw new StartError(
    `${id} is no season.`,
    'It is a break and a year, as fall-2027; the year of a winter is that of its November.',
  );
}
