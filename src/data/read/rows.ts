// The door for rows: snake_case and the server's types end here.
// Lenient with the server (an installed app meets newer tables): unknown columns and kinds are
// ignored, a missing column that may be null is null. A bad row is skipped and counted, never fatal.
import * as v from 'valibot';
import { CampSchema } from '#domain/camp.ts';
import { SchoolBreakSchema } from '#domain/schoolBreak.ts';
import { SeasonSchema } from '#domain/season.ts';

const TextOrNull = v.nullish(v.string(), null);
const NumberOrNull = v.nullish(v.number(), null);
const isDay = (text: unknown) => v.is(v.pipe(v.string(), v.isoDate()), text);

/** Spec 3: a list of objects with a date each. An entry that is not a day is left out: never a wrong day. */
const Days = v.pipe(
  v.nullish(v.array(v.unknown()), null),
  v.transform((list) => {
    const days = (list ?? []).flatMap((item) =>
      v.is(v.object({ date: v.string() }), item) && isDay(item.date) ? [item.date] : [],
    );
    return days.length === 0 ? null : [...new Set(days)].toSorted();
  }),
);

export const CampRowSchema = v.pipe(
  v.object({
    id: v.string(),
    season_id: v.string(),
    listing: v.string(),
    camp_provider_name: v.string(),
    camp_theme: v.string(),
    street_address: TextOrNull,
    city: TextOrNull,
    state: TextOrNull,
    zip_code: TextOrNull,
    age_min: NumberOrNull,
    age_max: NumberOrNull,
    price: TextOrNull,
    camps_hours: TextOrNull,
    camp_dates: TextOrNull,
    date_array: Days,
    website_url: TextOrNull,
    logo_path: TextOrNull,
    latitude: NumberOrNull,
    longitude: NumberOrNull,
    // A precision we do not know yet is as good as none; it must not cost the whole camp.
    coordinate_precision: v.fallback(CampSchema.entries.coordinatePrecision, null),
    registration_opens_at: TextOrNull,
    verified_on: TextOrNull,
    is_sample: v.nullish(v.boolean(), false),
  }),
  v.transform((row) => ({
    id: row.id,
    seasonId: row.season_id,
    listing: row.listing,
    providerName: row.camp_provider_name,
    theme: row.camp_theme,
    streetAddress: row.street_address,
    city: row.city,
    state: row.state,
    zipCode: row.zip_code,
    ageMin: row.age_min,
    ageMax: row.age_max,
    price: row.price,
    websiteUrl: row.website_url,
    logoPath: row.logo_path,
    datesText: row.camp_dates,
    hours: row.camps_hours,
    days: row.date_array,
    latitude: row.latitude,
    longitude: row.longitude,
    coordinatePrecision: row.coordinate_precision,
    registrationOpensAt: row.registration_opens_at,
    verifiedOn: row.verified_on,
    isSample: row.is_sample,
  })),
  CampSchema,
);

export const SeasonRowSchema = v.pipe(
  v.object({
    id: v.string(),
    break: v.string(),
    year: v.number(),
    label: v.string(),
    starts_on: v.string(),
    ends_on: v.string(),
    state: v.string(),
  }),
  v.transform(({ starts_on, ends_on, ...same }) => ({
    ...same,
    startsOn: starts_on,
    endsOn: ends_on,
  })),
  SeasonSchema,
);

export const ActivityRowSchema = v.object({
  id: v.string(),
  activity_type_name: v.pipe(v.string(), v.minLength(1)),
});

export const SchoolBreakRowSchema = v.pipe(
  v.object({
    id: v.string(),
    district_id: v.string(),
    school_year: v.string(),
    kind: v.string(),
    name: v.string(),
    starts_on: v.string(),
    ends_on: v.string(),
    status: v.string(),
    source: TextOrNull,
  }),
  v.transform(({ district_id, school_year, starts_on, ends_on, ...same }) => ({
    ...same,
    districtId: district_id,
    schoolYear: school_year,
    startsOn: starts_on,
    endsOn: ends_on,
  })),
  SchoolBreakSchema,
);
