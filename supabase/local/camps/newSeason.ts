import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { isCalendarDay } from '../../../src/base/day/calendar.ts';
import { calendarSeason } from '../../../src/camps/rules/season/calendarSeason.ts';
import { BreakSchema } from '../../../src/camps/rules/season/season.ts';
import { StartError } from '../start/StartError.ts';
import { clipped } from './cells.ts';
import { notAnswered, readCamps, readSeason } from './directoryRows.ts';

export type NewSeasonOptions = {
  season: string;
  /** Days; without them those of the calendar (fall is September and October). */
  from: string | null;
  to: string | null;
  copyFrom: string | null;
  copyAs: 'basic' | 'featured';
  isDryRun: boolean;
  /** A year far from this one is meant. */
  isYearSure: boolean;
};

/** Years that a season is made ahead; a typo such as fall-2092 is further away. */
const YEARS_AHEAD = 2;

const AnswerSchema = v.object({ copied: v.number() });
const UndoneSchema = v.object({ camps: v.number() });

/** Adds a season, with the camps of another one on request. Prints what families see of it. */
export async function newSeason(
  client: SupabaseClient,
  { season, from, to, copyFrom, copyAs, isDryRun, isYearSure }: NewSeasonOptions,
  log: (line: string) => void,
  thisYear = new Date().getFullYear(),
): Promise<void> {
  const calendar = readSeasonId(season);
  refuseFarYear(season, isYearSure, thisYear);
  const starts_on = from ?? calendar.startsOn;
  const ends_on = to ?? calendar.endsOn;
  for (const day of [starts_on, ends_on]) {
    if (!isCalendarDay(day)) throw new StartError(`${day} is no day.`, 'Write it like 2027-10-01.');
  }
  if (starts_on > ends_on) {
    throw new StartError(`${season} ends before it begins.`, 'Turn --from and --to around.');
  }
  if (from !== null || to !== null) refuseOtherYears(season, starts_on, ends_on);
  if (isDryRun) {
    for (const line of await whatItMakes(client, season, copyFrom, copyAs)) log(line);
    log(`${season}: ${calendar.label}, ${starts_on} to ${ends_on}. A dry run: nothing was made.`);
    return;
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
  log(`A mistake? npm run camps -- undo-season ${season}`);
}

/** Throws a StartError where the season itself would be refused. */
async function whatItMakes(
  client: SupabaseClient,
  season: string,
  copyFrom: string | null,
  copyAs: string,
): Promise<string[]> {
  const { data, error } = await client
    .from('seasons')
    .select('id')
    .eq('id', season)
    .is('deleted_at', null);
  if (error) throw notAnswered(error);
  if (data.length > 0) throw new StartError(`${season} is there already.`, 'Nothing was changed.');
  if (copyFrom === null) return ['No camps: nothing is copied without --copy-from.'];
  await readSeason(client, copyFrom);
  const camps = (await readCamps(client, copyFrom)).filter((camp) => camp.deleted_at === null);
  return [
    ...camps.map(
      (camp) => `Copy as ${copyAs}: ${clipped(String(camp.camp_provider_name))} (${camp.id})`,
    ),
    `${camps.length} camps of ${copyFrom}, without dates, hours and price.`,
  ];
}

/** Takes a season back that was made by mistake, with the camps that were copied into it. */
export async function undoSeason(
  client: SupabaseClient,
  season: string,
  isDryRun: boolean,
  log: (line: string) => void,
): Promise<void> {
  const { data, error } = await client.rpc('undo_season', { season, dry_run: isDryRun });
  if (error?.code === '23503') {
    throw new StartError(`There is no season ${season}.`, 'Nothing was changed.', error);
  }
  if (error?.code === '23001') {
    throw new StartError(
      `${season} cannot be taken back: camps of it have dates, hours or prices, or came from a provider or a file.`,
      'Archive single camps on the reviewers’ desk. Nothing was changed.',
      error,
    );
  }
  if (error) throw notAnswered(error);
  const { camps } = v.parse(UndoneSchema, data);
  log(
    isDryRun
      ? `${season} would be taken back, with ${camps} camps. A dry run: nothing was changed.`
      : `${season} is taken back, with ${camps} camps. Phones drop it with their next pull.`,
  );
}

function refuseFarYear(season: string, isYearSure: boolean, thisYear: number): void {
  const year = Number(season.slice(-4));
  if (isYearSure || (year >= thisYear - 1 && year <= thisYear + YEARS_AHEAD)) return;
  throw new StartError(
    `${season} is far from this year, ${thisYear}: is that a slip of the finger?`,
    `If it is meant, add --year-is-right. Nothing was changed.`,
  );
}

function refuseOtherYears(season: string, starts_on: string, ends_on: string): void {
  const year = Number(season.slice(-4));
  const isNear = [starts_on, ends_on].every((day) => Math.abs(Number(day.slice(0, 4)) - year) <= 1);
  if (isNear) return;
  throw new StartError(
    `${starts_on} to ${ends_on} is not in the year of ${season}.`,
    'Mend --from and --to. Nothing was changed.',
  );
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
