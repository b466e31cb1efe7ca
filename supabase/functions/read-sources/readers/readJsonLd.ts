// schema.org's Event, EventSeries and Course in the JSON-LD of a page.
import { readPage } from '../html.ts';
import { SourceProblem } from '../problems.ts';
import {
  bestSeat,
  mergedByKey,
  nameOfSeries,
  type RawCamp,
  type RawSession,
  seatsSaid,
  type SeatWord,
  slugOf,
} from '../rawCamp.ts';
import {
  bounded,
  dollarsSaid,
  isObject,
  type Json,
  listOf,
  objectsOf,
  parseJson,
  textAt,
  weekdaysSaid,
} from './json.ts';

const MOST_DEPTH = 30;
const CHILDREN =
  '@graph itemListElement item mainEntity hasPart event events itemOffered subEvent hasCourseInstance location address organizer provider offers'.split(
    ' ',
  );

/** The nodes of a value, each by its reference. */
type Follow = (value: unknown) => Json[];

export function readJsonLd(html: string): RawCamp[] {
  // Cut off between two scripts, its last camps would seem to be gone.
  if (/<html[\s>]/i.test(html) && !/<\/html\s*>/i.test(html)) throw new SourceProblem('truncated');
  const { data, asksPassword } = readPage(html);
  if (data.length === 0) throw new SourceProblem(asksPassword ? 'refused' : 'not-the-kind');
  // One that is broken may be the one with the camps, which would seem to be gone: then the page is not read at all.
  return campsOfNodes(data.map(parseJson));
}

/** Camps of whole documents of schema.org. Camps of one name and place are one. */
export function campsOfNodes(roots: readonly unknown[]): RawCamp[] {
  const nodes = nodesOf(roots);
  const byId = new Map<unknown, Json>();
  // A node that is only a reference has nothing but its id.
  for (const node of nodes)
    if (node['@id'] !== undefined && Object.keys(node).length > 1) byId.set(node['@id'], node);
  const follow: Follow = (value) => objectsOf(value).map((node) => byId.get(node['@id']) ?? node);
  const inner = new Set(nodes.flatMap((node) => partsOf(node, follow)));
  const camps = nodes.filter((node) => isCamp(node) && !inner.has(node));
  return mergedByKey(camps.flatMap((node) => campOf(node, follow) ?? []));
}

function nodesOf(roots: readonly unknown[]): Json[] {
  const found = new Set<Json>();
  let level = roots.flatMap(listOf).filter(isObject);
  for (let depth = 0; depth < MOST_DEPTH && level.length > 0; depth += 1) {
    bounded(level);
    for (const node of level) found.add(node);
    level = level.flatMap((node) => CHILDREN.flatMap((name) => objectsOf(node[name])));
  }
  return [...found];
}

const typesOf = (node: Json) =>
  listOf(node['@type']).map((type) => String(type).replace(/^.*[/:#]/, ''));
const isCamp = (node: Json) =>
  typesOf(node).some((type) => /Event$|^EventSeries$|^Course$/.test(type));
const isCancelled = (node: Json) => /cancel/i.test(textAt(node, 'eventStatus') ?? '');
const partsOf = (node: Json, follow: Follow) => [
  ...follow(node.subEvent),
  ...follow(node.hasCourseInstance),
];

function campOf(node: Json, follow: Follow): RawCamp | null {
  const given = textAt(node, 'name');
  if (given === undefined || isCancelled(node)) return null;
  const parts = partsOf(node, follow).filter((part) => !isCancelled(part));
  const [place] = [node, ...parts].flatMap((each) => follow(each.location));
  const [address] = follow(place?.address);
  const offers = follow(node.offers);
  const isSeries = parts.length > 0;
  const name = isSeries ? given : nameOfSeries(given);
  const line =
    textAt(place, 'address') ?? (typeof node.location === 'string' ? node.location : undefined);
  const where = textAt(address, 'streetAddress') ?? line ?? textAt(place, 'name') ?? '';
  return {
    // An event's own id changes with each of its weeks.
    key:
      (isSeries ? textAt(node, '@id', 'identifier', 'url') : undefined) ??
      slugOf(`${name} ${where}`),
    name,
    organizer: [...follow(node.organizer), ...follow(node.provider)].flatMap(
      (one) => textAt(one, 'name') ?? [],
    )[0],
    categories: listOf(node.keywords ?? node.about ?? node.genre).flatMap(
      (one) => textAt({ one }, 'one') ?? [],
    ),
    street: textAt(address, 'streetAddress'),
    city: textAt(address, 'addressLocality'),
    state: textAt(address, 'addressRegion'),
    zip: textAt(address, 'postalCode'),
    address: address ? undefined : line,
    url: textAt(node, 'url') ?? textAt(offers[0], 'url'),
    opens: offers.flatMap((offer) => textAt(offer, 'validFrom', 'availabilityStarts') ?? [])[0],
    price: priceOf(node, follow),
    ages: textAt(node, 'typicalAgeRange'),
    seats: seatsOf(node, follow),
    sessions: (isSeries ? parts : [node]).flatMap((part) =>
      sessionsIn(part, follow, isSeries ? part : null, given === name ? undefined : given),
    ),
  };
}

function sessionsIn(
  node: Json,
  follow: Follow,
  part: Json | null,
  label: string | undefined,
): RawSession[] {
  const schedules = [...follow(node.eventSchedule), ...follow(node.courseSchedule)];
  const common: RawSession = {
    id: part
      ? (textAt(part, 'identifier') ?? textAt(part, '@id')?.replace(/^.*[/#]/, ''))
      : undefined,
    label: part ? textAt(part, 'name') : label,
    price: priceOf(node, follow),
    ages: textAt(node, 'typicalAgeRange'),
    seats: seatsOf(node, follow),
  };
  const dated = schedules.filter((one) => textAt(one, 'startDate') !== undefined);
  if (dated.length === 0) {
    const from = textAt(node, 'startDate');
    return from === undefined ? [] : [{ ...common, from, to: textAt(node, 'endDate') ?? from }];
  }
  return dated.map((schedule) => {
    const from = textAt(schedule, 'startDate') ?? '';
    return {
      ...common,
      from: momentOf(from, textAt(schedule, 'startTime')),
      to: momentOf(textAt(schedule, 'endDate') ?? from, textAt(schedule, 'endTime')),
      weekdays: weekdaysSaid(listOf(schedule.byDay).map(String)),
    };
  });
}

const momentOf = (day: string, time: string | undefined) =>
  time && day.length === 10 ? `${day}T${time}` : day;

/** One price, or the words for several: a member's price is not everybody's. */
function priceOf(node: Json, follow: Follow): string | undefined {
  if (node.isAccessibleForFree === true) return 'Free';
  const said = follow(node.offers).flatMap((offer) => {
    const price = priceOfOffer(offer, follow(offer.priceSpecification)[0]);
    return price === undefined ? [] : { price, named: textAt(offer, 'name') };
  });
  if (new Set(said.map(({ price }) => price)).size <= 1) return said[0]?.price;
  return said
    .map(({ price, named }) => (named === undefined ? price : `${named} ${price}`))
    .join(', ');
}

function priceOfOffer(offer: Json, specification: Json | undefined): string | undefined {
  const currency = textAt(offer, 'priceCurrency') ?? textAt(specification, 'priceCurrency');
  const [low, high] = [textAt(offer, 'lowPrice'), textAt(offer, 'highPrice')].map((one) =>
    dollarsSaid(one, currency),
  );
  if (low !== undefined && high !== undefined && low !== high) return `${low}–${high}`;
  const price =
    dollarsSaid(textAt(offer, 'price') ?? textAt(specification, 'price'), currency) ?? low;
  const unit = /\b(?:week|day)\b/i.exec(textAt(specification, 'unitText') ?? '')?.[0];
  return price === undefined || unit === undefined ? price : `${price}/${unit.toLowerCase()}`;
}

function seatsOf(node: Json, follow: Follow): SeatWord | undefined {
  if (textAt(node, 'remainingAttendeeCapacity') === '0') return 'full';
  return bestSeat(
    follow(node.offers).map((offer) =>
      seatsSaid(textAt(offer, 'availability')?.replace(/^.*[/#]/, '')),
    ),
  );
}
