import * as v from 'valibot';
import { addDays, monthOf } from '../../../src/base/day/calendar.ts';
import { daysBetween } from '../../../src/base/day/daysBetween.ts';
import { SeasonSchema } from '../../../src/camps/rules/season/season.ts';
import type { Database } from '../database/Database.ts';
import { moveDateText } from './moveDateText.ts';
import { type SampleSeason, sampleSeasons } from './sampleSeasons.ts';

const TextOrNull = v.nullable(v.string());

/** What differs between a sample camp and its template; the other columns are copied as they are. */
const TemplateSchema = v.looseObject({
  id: v.string(),
  season_id: v.string(),
  camp_dates: TextOrNull,
  date_array: v.nullable(v.array(v.object({ date: v.string() }))),
  website_url: TextOrNull,
  registration_opens_at: TextOrNull,
  registration_opens_on: TextOrNull,
  registration_closes_on: TextOrNull,
  dates_checked_on: TextOrNull,
  price_checked_on: TextOrNull,
  seats_said_on: TextOrNull,
  sessions: v.nullable(
    v.array(
      v.looseObject({
        id: v.string(),
        dates: v.string(),
        starts_on: v.string(),
        ends_on: v.string(),
        days: v.array(v.string()),
        seats_said_on: TextOrNull,
      }),
    ),
  ),
});
type Template = v.InferOutput<typeof TemplateSchema>;

/**
 * Adds the sample seasons around a day that a database with the sample data does not have yet, in one statement. A
 * database without it, or whose operator has deleted the templates, stays as it is.
 */
export async function addSampleSeasons(database: Database, day: string): Promise<void> {
  const known = await database.query('select id from public.seasons');
  const ids = new Set(known.map(({ id }) => id));
  const missing = sampleSeasons(day).filter(({ season }) => !ids.has(season.id));
  const templates = v.parse(
    v.array(TemplateSchema),
    (
      await database.query(
        `select to_jsonb(camps) - 'change_xid' - 'created_at' - 'updated_at' as camp
          from public.camps where season_id in (select jsonb_array_elements_text($1::text::jsonb)) and is_sample
            and deleted_at is null and exists (select from supabase_migrations.seed_files) order by id`,
        [JSON.stringify(missing.map(({ template }) => template.id))],
      )
    ).map(({ camp }) => camp),
  );
  const camps = missing.flatMap((sample) => campsOf(sample, templates, day));
  if (camps.length === 0) return;
  const seasons = missing.map(({ season }) => v.parse(SeasonSchema, season));
  await database.query(
    `with added as (
       insert into public.seasons (id, break, year, label, starts_on, ends_on, state)
       select each->>'id', each->>'break', (each->>'year')::int, each->>'label',
         (each->>'startsOn')::date, (each->>'endsOn')::date, each->>'state'
       from jsonb_array_elements($1::text::jsonb) as each
       on conflict do nothing
     )
     insert into public.camps (${COLUMNS})
     select ${COLUMNS} from jsonb_populate_recordset(null::public.camps, $2::text::jsonb)
     on conflict do nothing`,
    [JSON.stringify(seasons), JSON.stringify(camps)],
  );
  await database.query(
    `select private.put_sessions(each ->> 'id', each -> 'sessions') from jsonb_array_elements($1::text::jsonb) as each`,
    [JSON.stringify(camps.filter(({ sessions }) => sessions !== null))],
  );
}

const COLUMNS = `id, season_id, listing, camp_provider_name, camp_theme, street_address, city, state, zip_code,
  age_min, age_max, price, camps_hours, camp_dates, date_array, website_url, logo_path, image_url, latitude, longitude,
  coordinate_precision, registration_opens_at, source_url, is_sample, good_day, extended_care, accessibility, food,
  registration_opens_on, registration_note, registration_closes_on, dates_checked_on, dates_checked_by, price_checked_on,
  price_checked_by, seats, seats_said_on`;

/** The day of the sample data: what was checked or said before it is as many days old today. */
const SEED_DAY = '2025-07-01';

function campsOf(
  { season, template, weeks, within }: SampleSeason,
  templates: Template[],
  today: string,
) {
  const move = (day: string) => addDays(day, weeks * 7);
  const asOld = (day: string | null) => day && addDays(today, daysBetween(SEED_DAY, day));
  const start = { year: template.year, fromMonth: monthOf(template.startsOn) };
  return templates
    .filter((camp) => camp.season_id === template.id && (!within || isWithin(camp, within)))
    .map((camp) => ({
      ...camp,
      id: camp.id.replace(template.id, season.id),
      season_id: season.id,
      camp_dates: camp.camp_dates && moveDateText(camp.camp_dates, start, move),
      date_array: camp.date_array?.map(({ date }) => ({ date: move(date) })) ?? null,
      website_url: camp.website_url?.replace(`/${template.break}`, `/${season.break}`) ?? null,
      registration_opens_at: moveTimestamp(camp.registration_opens_at, weeks),
      registration_opens_on: camp.registration_opens_on && move(camp.registration_opens_on),
      registration_closes_on: camp.registration_closes_on && move(camp.registration_closes_on),
      dates_checked_on: asOld(camp.dates_checked_on),
      price_checked_on: asOld(camp.price_checked_on),
      seats_said_on: asOld(camp.seats_said_on),
      sessions:
        camp.sessions?.map((session) => ({
          ...session,
          dates: moveDateText(session.dates, start, move),
          starts_on: move(session.starts_on),
          ends_on: move(session.ends_on),
          days: session.days.map(move),
          seats_said_on: asOld(session.seats_said_on),
        })) ?? null,
    }))
    .filter(({ date_array: days }) => !days?.some(({ date }) => HOLIDAY.test(date)));
}

/** Christmas and New Year's Day, on which a moved weekday may fall and no camp runs. */
const HOLIDAY = /-(?:12-25|01-01)$/;

const isWithin = ({ date_array: days }: Template, { from, to }: { from: string; to: string }) =>
  days !== null && days.length > 0 && days.every(({ date }) => from <= date && date <= to);

function moveTimestamp(timestamp: string | null, weeks: number): string | null {
  const WEEK_MS = 604_800_000;
  return timestamp && new Date(Date.parse(timestamp) + weeks * WEEK_MS).toISOString();
}
