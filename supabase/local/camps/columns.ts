import { columnName as columnOfField } from '../../../src/base/http/columns.ts';
import { SeatsSchema } from '../../../src/camps/rules/camp/camp.ts';
import { fieldFacts, type ListedField } from '../../../src/providers/rules/submission/fields.ts';
import {
  type Cell,
  choiceCell,
  datesCell,
  dayCell,
  daysCell,
  momentCell,
  noDateCell,
  numberCell,
  textCell,
  yesNoCell,
  zipCell,
} from './cells.ts';

export type Column = {
  /** A column of the table `camps`, with the bounds of its checks. */
  name: string;
  label: string;
  cell: Cell;
  /** How others head it; case, spaces and signs do not count. */
  headers: readonly string[];
};

const column = (name: string, label: string, cell: Cell, ...headers: string[]): Column => ({
  name,
  label,
  cell,
  headers: [name, label, ...headers],
});

/** A field of the listing form, with its bounds. */
const listedColumn = (
  field: ListedField,
  label: string,
  cell: (text: Cell) => Cell,
  ...headers: string[]
): Column => {
  const { max = 500, min } = fieldFacts[field];
  return column(columnOfField(field), label, cell(textCell(max, min)), ...headers);
};
const sameText = (text: Cell): Cell => text;

/** Where words were checked: on the camp's page, by the camp, by a reviewer. */
const CHECKED_BY = ['page', 'provider', 'desk'];

/** Every column of a file, in the order of an export. */
export const COLUMNS: readonly Column[] = [
  column('id', 'Id', textCell(120), 'camp id'),
  column(
    'listing',
    'Listing',
    choiceCell(['featured', 'basic', 'opening']),
    'listing type',
    'tier',
  ),
  listedColumn(
    'providerName',
    'Camp name',
    sameText,
    'name',
    'camp',
    'provider',
    'provider name',
    'camp provider',
    'organization',
  ),
  listedColumn(
    'theme',
    'Theme',
    sameText,
    'themes',
    'camp themes',
    'activity',
    'activities',
    'activity type',
    'category',
    'categories',
  ),
  listedColumn(
    'streetAddress',
    'Street address',
    sameText,
    'street',
    'address',
    'address 1',
    'address line 1',
  ),
  listedColumn('city', 'City', sameText, 'town'),
  listedColumn('state', 'State', sameText),
  listedColumn('zipCode', 'ZIP code', zipCell, 'zip', 'postal code', 'postcode'),
  column(
    'age_min',
    'Minimum age',
    numberCell(0, 18, 'half'),
    'min age',
    'age from',
    'youngest age',
  ),
  column('age_max', 'Maximum age', numberCell(0, 18, 'half'), 'max age', 'age to', 'oldest age'),
  listedColumn('price', 'Price', noDateCell, 'cost', 'fee', 'tuition'),
  listedColumn('datesText', 'Dates', datesCell, 'camp date', 'date', 'session dates', 'sessions'),
  listedColumn('hours', 'Hours', noDateCell, 'camp hours', 'time', 'times', 'schedule'),
  column('date_array', 'Days', daysCell, 'single days'),
  listedColumn(
    'websiteUrl',
    'Website',
    sameText,
    'website address',
    'url',
    'link',
    'web',
    'site',
    'registration link',
  ),
  column('logo_path', 'Logo', textCell(500)),
  column('image_url', 'Image', textCell(500), 'picture', 'photo'),
  column('latitude', 'Latitude', numberCell(-90, 90), 'lat'),
  column('longitude', 'Longitude', numberCell(-180, 180), 'lng', 'lon', 'long'),
  column('coordinate_precision', 'Coordinate precision', choiceCell(['exact', 'zip', 'city'])),
  column('registration_opens_at', 'Registration opens', momentCell, 'sign-up opens'),
  column('registration_opens_on', 'Registration opens on', dayCell, 'sign-up day'),
  column('registration_note', 'Registration note', textCell(200, 2), 'who may sign up first'),
  column('registration_closes_on', 'Registration closes on', dayCell, 'sign-up closes'),
  column('good_day', 'A good day', textCell(500)),
  column('extended_care', 'Extended care', textCell(500), 'before and after care', 'aftercare'),
  column('accessibility', 'Accessibility', textCell(500)),
  column('food', 'Food', textCell(500), 'lunch'),
  column('source_url', 'Source', textCell(500)),
  column('verified_on', 'Verified on', dayCell),
  column('is_sample', 'Sample', yesNoCell),
  column('dates_checked_on', 'Dates checked on', dayCell),
  column('dates_checked_by', 'Dates checked by', choiceCell(CHECKED_BY)),
  column('price_checked_on', 'Price checked on', dayCell),
  column('price_checked_by', 'Price checked by', choiceCell(CHECKED_BY)),
  column('seats', 'Seats', choiceCell(SeatsSchema.options), 'availability'),
  column('seats_said_on', 'Seats said on', dayCell),
];

/** One cell for both ages, as most sheets have them; a file may have it in place of the two. No export has it. */
export const AGES = column(
  'ages',
  'Ages',
  textCell(100),
  'age',
  'age range',
  'age group',
  'age groups',
  'age ranges',
  'ages served',
);

/** Reduces a header to letters and digits for comparison. */
export const foldHeader = (header: string): string =>
  header
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

const byHeader = new Map(
  [...COLUMNS, AGES].flatMap((each) =>
    each.headers.map((header) => [foldHeader(header), each] as const),
  ),
);

/** The column a header means, or null. */
export const columnOf = (header: string): Column | null => byHeader.get(foldHeader(header)) ?? null;
