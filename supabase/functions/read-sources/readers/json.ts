// What readers of JSON share: nothing of a feed is trusted to have any type.
import { boundedLines } from '../html.ts';
import { SourceProblem } from '../problems.ts';

export type Json = { readonly [name: string]: unknown };

/** Throws a SourceProblem; JSON that ends in the middle is truncated. */
export function parseJson(text: string): unknown {
  const start = text.trim();
  if (!/^[[{]/.test(start)) throw new SourceProblem('not-the-kind');
  try {
    const parsed: unknown = JSON.parse(start);
    return parsed;
  } catch (error) {
    throw new SourceProblem(/[\]}]$/.test(start) ? 'not-the-kind' : 'truncated', error);
  }
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list, one value as a list, or nothing. */
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

export const objectsOf = (value: unknown): Json[] => listOf(value).filter(isObject);

/** The first text or number under one of these names; of an object its name. */
export function textAt(object: Json | undefined, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = listOf(object?.[name])[0];
    const own = isObject(value) ? (value['@value'] ?? value.name) : value;
    if (typeof own === 'number') return String(own);
    const text = typeof own === 'string' ? boundedLines(own) : '';
    if (text !== '') return text;
  }
  return undefined;
}

export function numberAt(object: Json | undefined, ...names: string[]): number | undefined {
  const text = textAt(object, ...names);
  const number = Number(text);
  return text === undefined || !Number.isFinite(number) ? undefined : number;
}

/** '$325' of 325, '325.00' or '$325'; words stay words. */
export function dollarsSaid(price: string | undefined, currency = 'USD'): string | undefined {
  if (price === undefined || !/^\d+(?:\.\d+)?$/.test(price)) return price;
  if (currency.toUpperCase() !== 'USD') return `${price} ${currency}`;
  return `$${Number(price).toFixed(2).replace(/\.00$/, '')}`;
}

const MOST_ENTRIES = 2000;

/** Throws a SourceProblem for a list that no provider has. */
export function bounded<One>(list: readonly One[]): readonly One[] {
  if (list.length > MOST_ENTRIES) throw new SourceProblem('too-many');
  return list;
}

const DAY_NAMES = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'];

/** 'Mon', 'Monday', 'https://schema.org/Monday' or 'MO'; undefined when one of them is no day. */
export function weekdaysSaid(names: readonly string[]): number[] | undefined {
  const days = names.map((name) =>
    DAY_NAMES.indexOf(
      name
        .replace(/^.*[/#]/, '')
        .slice(0, 2)
        .toLowerCase(),
    ),
  );
  return days.length === 0 || days.includes(-1) ? undefined : days;
}
