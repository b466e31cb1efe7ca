// The door for rows: snake_case and the server's types end here.
// Lenient with the server (an installed app meets newer tables): unknown columns and kinds are
// ignored, a missing column that may be null is null. A bad row is skipped and counted, never fatal.
import * as v from 'valibot';
import { type Camp, CampSchema } from '#domain/camp/camp.ts';
import { SchoolBreakSchema } from '#domain/camp/schoolBreak.ts';
import { SeasonSchema } from '#domain/camp/season.ts';

const TextOrNull = v.nullish(v.string(), null);

/** The domain's own rule for a field that may be null; a column this server does not have yet is null. */
function orNull<const Wrapped extends v.GenericSchema>({ wrapped }: { wrapped: Wrapped }) {
  return v.nullish(wrapped, null);
}

const camp = CampSchema.entries;
/** Spec 3: a list of objects with a date each. An entry that is not a day is left out: never a wrong day. */
const Days = v.pipe(
  v.nullish(v.custom<readonly unknown[]>(Array.isArray), null),
  v.transform((list) => {
    const days = new Set<string>();
    for (const item of list ?? []) if (isDay(item)) days.add(item.date);
    return days.size === 0 ? null : [...days].toSorted();
  }),
);

// By hand: five days of ten thousand camps would be a third of the whole fill with a schema each.
function isDay(item: unknown): item is { date: string } {
  if (typeof item !== 'object' || item === null || !('date' in item)) return false;
  return typeof item.date === 'string' && v.ISO_DATE_REGEX.test(item.date);
}

// Each field is checked once, by the domain's own rule: ten thousand camps are a tenth of a second.
export const CampRowSchema = v.pipe(
  v.object({
    id: camp.id,
    season_id: camp.seasonId,
    listing: camp.listing,
    camp_provider_name: camp.providerName,
    camp_theme: camp.theme,
    street_address: orNull(camp.streetAddress),
    city: orNull(camp.city),
    state: orNull(camp.state),
    zip_code: orNull(camp.zipCode),
    age_min: orNull(camp.ageMin),
    age_max: orNull(camp.ageMax),
    price: orNull(camp.price),
    camps_hours: orNull(camp.hours),
    camp_dates: orNull(camp.datesText),
    date_array: Days,
    website_url: orNull(camp.websiteUrl),
    logo_path: orNull(camp.logoPath),
    latitude: orNull(camp.latitude),
    longitude: orNull(camp.longitude),
    // A precision we do not know yet is as good as none; it must not cost the whole camp.
    coordinate_precision: v.fallback(orNull(camp.coordinatePrecision), null),
    registration_opens_at: orNull(camp.registrationOpensAt),
    verified_on: orNull(camp.verifiedOn),
    is_sample: v.nullish(camp.isSample, false),
  }),
  v.transform((row): Camp => ({
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
