// CSV, and sheets that are published as CSV, by the importer's own reader and headings.
import { columnOf, foldHeader } from '../../../local/camps/columns.ts';
import { readCsv } from '../../../local/camps/csv/readCsv.ts';
import { boundedLines } from '../html.ts';
import { SourceProblem } from '../problems.ts';
import {
  mergedByKey,
  nameOfSeries,
  type RawCamp,
  seatsLeft,
  seatsSaid,
  slugOf,
} from '../rawCamp.ts';
import { bounded } from './json.ts';

/** Above the headings a sheet often has a title. */
const MOST_ABOVE = 10;
/** What a provider's own sheet heads otherwise than a file of the directory. */
const HEADERS: Record<string, string> = {
  camp_provider_name: 'title program programname campname class classname',
  label: 'session sessionname week',
  from: 'startdate start starts begins firstday',
  to: 'enddate end ends lastday',
  left: 'spots spotsleft spotsremaining openings seatsleft',
  seats: 'status availability',
  grades: 'grade grades',
  organizer: 'organizer host provider',
  address: 'location where venue',
  camp_dates: 'when',
};
const moreHeaders = new Map(
  Object.entries(HEADERS).flatMap(([name, words]) =>
    words.split(' ').map((word) => [word, name] as const),
  ),
);

const nameOf = (header: string) =>
  moreHeaders.get(foldHeader(header)) ?? columnOf(header)?.name ?? null;

export function readSheet(text: string): RawCamp[] {
  if (/^\s*(?:[<{]|\[\s*\{|BEGIN:)/i.test(text)) throw new SourceProblem('not-the-kind');
  const rows = rowsOf(text);
  const at = rows
    .slice(0, MOST_ABOVE)
    .findIndex(({ cells }) => cells.filter((cell) => nameOf(cell) !== null).length >= 2);
  const names = rows[at]?.cells.map(nameOf);
  if (names === undefined) throw new SourceProblem('not-the-kind');
  return mergedByKey(
    bounded(rows.slice(at + 1)).flatMap(({ cells }) => campOf(names, cells) ?? []),
  );
}

function rowsOf(text: string) {
  try {
    return readCsv(text);
  } catch (error) {
    throw new SourceProblem('not-the-kind', error);
  }
}

function campOf(names: readonly (string | null)[], cells: readonly string[]): RawCamp | null {
  const said = (name: string) => boundedLines(cells[names.indexOf(name)] ?? '') || undefined;
  const number = (name: string) => {
    const text = said(name);
    return text !== undefined && /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
  };
  const given = said('camp_provider_name') ?? said('organizer');
  if (given === undefined) return null;
  const name = nameOfSeries(given);
  const theme = said('camp_theme');
  const place = said('street_address') ?? said('address') ?? '';
  return {
    key: said('id') ?? slugOf(`${name} ${place}`),
    name,
    organizer: said('organizer'),
    categories: theme === undefined ? [] : [theme],
    street: said('street_address'),
    city: said('city'),
    state: said('state'),
    zip: said('zip_code'),
    address: said('address'),
    url: said('website_url'),
    opens: said('registration_opens_at') ?? said('registration_opens_on'),
    sessions: [
      {
        label: said('label') ?? (name === given ? undefined : given),
        from: said('from'),
        to: said('to'),
        days: said('date_array')?.split(/[\s,;]+/),
        dates: said('camp_dates'),
        hours: said('camps_hours'),
        price: said('price'),
        ages: said('ages') ?? said('grades'),
        ageMin: number('age_min'),
        ageMax: number('age_max'),
        seats: seatsSaid(said('seats')) ?? seatsLeft(number('left')),
      },
    ],
  };
}
