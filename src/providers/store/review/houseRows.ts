// The boundary for how Camply itself is. What cannot be read is unknown, never fine.
import * as v from 'valibot';
import {
  CHECK_NAMES,
  FRESHNESS,
  type FreshnessGroup,
  type Histogram,
  type House,
  type HouseCheck,
} from '#providers/rules/review/house.ts';
import { readEach, readerOf } from './readRows.ts';

const TimeOrNull = v.fallback(v.nullish(v.pipe(v.string(), v.isoTimestamp()), null), null);
const CheckSchema = v.object({
  name: v.picklist(CHECK_NAMES),
  state: v.fallback(v.picklist(['ok', 'late', 'unknown']), 'unknown'),
  since: TimeOrNull,
  count: v.fallback(v.nullish(v.number(), null), null),
});

const SourceSchema = v.pipe(
  v.object({
    id: v.string(),
    label: v.string(),
    kind: v.string(),
    is_on: v.optional(v.boolean(), true),
    last_ok_at: TimeOrNull,
    failures: v.number(),
    last_problem: v.nullish(v.string(), null),
    cadence_hours: v.number(),
  }),
  v.transform(({ is_on, last_ok_at, last_problem, cadence_hours, ...same }) => ({
    ...same,
    isOn: is_on,
    lastOkAt: last_ok_at,
    lastProblem: last_problem,
    cadenceHours: cadence_hours,
  })),
);

const MailSchema = v.pipe(
  v.object({
    waiting: v.number(),
    oldest_due_at: TimeOrNull,
    given_up: v.number(),
    stopped: v.number(),
  }),
  v.transform(({ waiting, oldest_due_at, given_up, stopped }) => ({
    waiting,
    oldestDueAt: oldest_due_at,
    givenUp: given_up,
    stopped,
  })),
);

const HouseSchema = v.object({
  checked_at: TimeOrNull,
  checks: v.array(v.unknown()),
  sources: v.unknown(),
  freshness: v.fallback(v.record(v.string(), v.unknown()), {}),
  mail: v.unknown(),
});

const readAll = readerOf(HouseSchema);
const readSources = readerOf(v.array(SourceSchema));
const readMail = readerOf(MailSchema);
const readCounts = readerOf(v.record(v.string(), v.number()));

/** Returns null when the response is none of ours. */
export function readHouse(answer: unknown): House | null {
  const house = readAll(answer);
  if (house === null) return null;
  const { checked_at, checks, sources, freshness, mail } = house;
  const read: readonly HouseCheck[] = readEach(CheckSchema, checks).items;
  return {
    checkedAt: checked_at,
    checks: CHECK_NAMES.map(
      (name): HouseCheck =>
        read.find((check) => check.name === name) ?? {
          name,
          state: 'unknown',
          since: null,
          count: null,
        },
    ),
    sources: readSources(sources),
    freshness: {
      dates: histogramOf('dates', freshness.dates),
      price: histogramOf('price', freshness.price),
      seats: histogramOf('seats', freshness.seats),
    },
    mail: readMail(mail),
  };
}

function histogramOf(group: FreshnessGroup, counts: unknown): Histogram | null {
  const known = readCounts(counts);
  return known && FRESHNESS[group].map((name) => ({ name, count: known[name] ?? 0 }));
}
