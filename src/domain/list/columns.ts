import type { Camp } from '../camp/camp.ts';
import { numbersOf, opensAt, orderBy } from './campOrder.ts';
import { type Column, marksWhere } from './column.ts';
import { farnessAt, farnessOf } from './farness.ts';
import { foundIn } from './foundIn.ts';
import { isMarked, type Marks, marksAt, noMarks, placesOf, setMark } from './marks.ts';
import type { Near } from './near.ts';
import type { PriceReading, Rule } from './rule.ts';
import { textColumns } from './textColumns.ts';
import { ageColumn, dayColumn, hoursColumn, priceColumn } from './valueColumns.ts';

/** `close`: found by the word index only (a misspelling, another word order), not by the spec's rule. */
export type Shown = { camp: Camp; close: boolean };

/** Another order than the one camps came in. Of prices, each season has its own reading (null: all the others). */
export type Order =
  | { by: 'opens' }
  | { by: 'price'; readings: readonly SeasonPrice[] }
  | { by: 'distance'; near: Near };
export type SeasonPrice = { seasonIds: readonly string[] | null; reading: PriceReading };

/**
 * A list of camps, turned on its side: field by field instead of camp by camp. Camps share towns, themes
 * and dates, so each different value is read and asked once, and what is asked again is remembered.
 */
export type Columns = {
  basic: Marks;
  /** The marked camps as a list shows them. The same objects every time: only what differs is drawn anew. */
  shownAt: (marks: Marks, order: Uint32Array | null, close?: boolean) => Shown[];
  /** The camps that pass. Remembers what was asked lately. */
  passing: (rule: Rule) => Marks;
  /** The camps at most so many miles away. Who says no place is not near. */
  within: (near: Near, miles: number) => Marks;
  /** All places of the list in that order. */
  order: (order: Order) => Uint32Array;
} & ReturnType<typeof foundIn>;

// A key press changes one filter, and activities and breaks are counted for every list: most rules
// were asked a moment ago.
const REMEMBERED = 64;

const known = new WeakMap<readonly Camp[], Columns>();

/** The columns of a list, each made at the first rule that asks for it. Lists are never changed in place. */
export function columnsOf(camps: readonly Camp[]): Columns {
  const before = known.get(camps);
  if (before) return before;
  const columns = makeColumns(camps);
  known.set(camps, columns);
  return columns;
}

function makeColumns(camps: readonly Camp[]): Columns {
  const { length } = camps;
  const textsWith = textColumns(camps);
  const days = once(() => dayColumn(camps));
  const ages = once(() => ageColumn(camps));
  const hours = once(() => hoursColumn(camps));
  const prices: Readonly<Record<PriceReading, () => Column<(number | null)[]>>> = {
    perDay: once(() => priceColumn(camps, 'perDay')),
    firstNumber: once(() => priceColumn(camps, 'firstNumber')),
  };
  const farness = farnessOf(camps);
  const opens = once(() => orderBy(Float64Array.from(camps, opensAt)));
  const exact = camps.map((camp) => ({ camp, close: false }));
  const closeOnes = once(() => camps.map((camp) => ({ camp, close: true })));
  const marked = new Map<string, Marks>();
  const ordered = new Map<string, Uint32Array>();
  let nearest: { far: Float64Array; order: Uint32Array } | null = null;

  function marksOf(rule: Rule): Marks {
    if ('anyOf' in rule) return textsWith(rule.anyOf, rule.contains);
    if ('ages' in rule) {
      const { from, to } = rule.ages;
      return marksWhere(ages(), (own) => own === null || (own.from <= to && own.to >= from));
    }
    if ('price' in rule) {
      const { from, to } = rule.cents;
      return marksWhere(prices[rule.price](), (own) => own !== null && from <= own && own <= to);
    }
    if ('covers' in rule) {
      const { from, to } = rule.covers;
      return marksWhere(hours(), (own) => own !== 'unknown' && own.from <= from && own.to >= to);
    }
    if ('seasonIds' in rule) {
      const ids = new Set(rule.seasonIds);
      return marksAt(
        length,
        camps.flatMap(({ seasonId }, at) => (ids.has(seasonId) ? [at] : [])),
      );
    }
    return marksWhere(days(), (own) => own.some((day) => rule.from <= day && day <= rule.to));
  }

  function byPrice(readings: readonly SeasonPrice[]): Uint32Array {
    const numbers = new Float64Array(length).fill(NaN);
    for (const { seasonIds, reading } of readings) {
      const own = numbersOf(prices[reading]());
      const ids = seasonIds && new Set(seasonIds);
      camps.forEach(({ seasonId }, at) => {
        if (ids === null || ids.has(seasonId)) numbers[at] = own[at] ?? NaN;
      });
    }
    return orderBy(numbers);
  }

  function byDistance(near: Near): Uint32Array {
    const far = farness(near);
    if (nearest?.far !== far) nearest = { far, order: orderBy(far) };
    return nearest.order;
  }

  return {
    basic: marksAt(
      length,
      camps.flatMap(({ listing }, at) => (listing === 'basic' ? [at] : [])),
    ),
    passing: (rule) => remembered(marked, JSON.stringify(rule), () => marksOf(rule)),
    within(near, miles) {
      const most = farnessAt(miles);
      const marks = noMarks(length);
      farness(near).forEach((far, at) => {
        if (far <= most) setMark(marks, at);
      });
      return marks;
    },
    order(order) {
      if (order.by === 'opens') return opens();
      if (order.by === 'distance') return byDistance(order.near);
      return remembered(ordered, JSON.stringify(order), () => byPrice(order.readings));
    },
    shownAt(marks, order, close = false) {
      const all = close ? closeOnes() : exact;
      const places = order?.filter((at) => isMarked(marks, at)) ?? placesOf(marks);
      const shown: Shown[] = [];
      for (let n = 0; n < places.length; n += 1) {
        const one = all[places[n] ?? 0];
        if (one) shown.push(one);
      }
      return shown;
    },
    ...foundIn(camps),
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

function remembered<Value>(values: Map<string, Value>, name: string, make: () => Value): Value {
  const value = values.get(name) ?? make();
  // The one asked longest ago stands first, and goes first.
  values.delete(name);
  values.set(name, value);
  const [oldest] = values.keys();
  if (values.size > REMEMBERED && oldest !== undefined) values.delete(oldest);
  return value;
}
