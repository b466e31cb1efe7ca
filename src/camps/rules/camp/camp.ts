import * as v from 'valibot';
import { recordOf } from '#base/text/recordOf.ts';

/** featured: full card. basic: compact row. opening: a summer camp with places left. */
export const ListingKindSchema = v.picklist(['featured', 'basic', 'opening']);
export type ListingKind = v.InferOutput<typeof ListingKindSchema>;

const TextOrNull = v.nullable(v.string());
const DayOrNull = v.nullable(v.pipe(v.string(), v.isoDate()));
const AgeOrNull = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(18)));

/** Whether there is room, as somebody said it on a day; see seatsOn for what still counts. */
export const SeatsSchema = v.picklist(['open', 'few', 'waitlist', 'full']);
const SeatsOrNull = v.nullable(SeatsSchema);
/** Who has seen the words: on the camp's own page or feed, the camp itself, a reviewer. */
const CheckedBySchema = v.nullable(v.picklist(['page', 'provider', 'desk']));

/**
 * One session of a camp, with words of its own where the camp's are others. `datesText` is the provider's; `days` are
 * every single day, null when they are not certain.
 */
export const CampSessionSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  label: TextOrNull,
  datesText: v.string(),
  days: v.nullable(v.array(v.pipe(v.string(), v.isoDate()))),
  hours: TextOrNull,
  price: TextOrNull,
  ageMin: AgeOrNull,
  ageMax: AgeOrNull,
  seats: SeatsOrNull,
  seatsSaidOn: DayOrNull,
});
export type SessionOfCamp = v.InferOutput<typeof CampSessionSchema>;

/**
 * One camp. This is the one list of its fields: columns (camps/store/directory/rows.ts), stored camps (chunks.ts) and
 * test fixtures follow from it, in this order. So a new field goes to the end and may be null: camps that were
 * stored before it have none. `price`, `hours` and `datesText` stay the provider's own words; what can be read
 * from them is derived and may be unknown, never guessed.
 * `days` are the camp's single days as YYYY-MM-DD, or null when the listing gives none.
 * Ages are years; latitude and longitude are degrees.
 */
export const CampSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  seasonId: v.pipe(v.string(), v.minLength(1)),
  listing: ListingKindSchema,
  providerName: v.pipe(v.string(), v.minLength(1)),
  theme: v.string(),
  streetAddress: TextOrNull,
  city: TextOrNull,
  state: TextOrNull,
  zipCode: TextOrNull,
  ageMin: AgeOrNull,
  ageMax: AgeOrNull,
  price: TextOrNull,
  websiteUrl: TextOrNull,
  logoPath: TextOrNull,
  datesText: TextOrNull,
  hours: TextOrNull,
  days: v.nullable(v.array(v.pipe(v.string(), v.isoDate()))),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  coordinatePrecision: v.nullable(v.picklist(['exact', 'zip', 'city'])),
  registrationOpensAt: TextOrNull,
  verifiedOn: TextOrNull,
  isSample: v.boolean(),
  /** The picture of a summer camp, which replaces a missing logo. */
  imageUrl: TextOrNull,
  /** The provider's words about a day there, before and after hours, who can take part, and lunch. */
  goodDay: TextOrNull,
  extendedCare: TextOrNull,
  accessibility: TextOrNull,
  food: TextOrNull,
  /** Where only the day of sign-up is known; `registrationOpensAt` is the minute. The note is the provider's words. */
  registrationOpensOn: DayOrNull,
  registrationNote: TextOrNull,
  registrationClosesOn: DayOrNull,
  /** When the dates and hours, and the price, were last checked, and who has seen them. */
  datesCheckedOn: DayOrNull,
  datesCheckedBy: CheckedBySchema,
  priceCheckedOn: DayOrNull,
  priceCheckedBy: CheckedBySchema,
  seats: SeatsOrNull,
  seatsSaidOn: DayOrNull,
  /** Null: the listing is one session, whose words are its own. */
  sessions: v.nullable(v.array(CampSessionSchema)),
});
export type Camp = v.InferOutput<typeof CampSchema>;

/** The names of its fields, in order. */
export const CAMP_FIELDS = v.keyof(CampSchema).options;

/** What a camp may leave unsaid, unsaid. */
export const UNSAID = recordOf(
  CAMP_FIELDS.filter(
    (field) =>
      field !== 'id' &&
      field !== 'seasonId' &&
      field !== 'listing' &&
      field !== 'providerName' &&
      field !== 'theme' &&
      field !== 'isSample',
  ).map((field) => [field, null] as const),
);
