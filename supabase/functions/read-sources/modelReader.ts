import * as v from 'valibot';
import { readBytesOf } from './fetch/readBody.ts';

/** The facts a reader may be asked for; each answer is a quote from the text. */
export const QUOTED_FIELDS = [
  'name',
  'dates',
  'hours',
  'price',
  'ages',
  'street',
  'city',
  'zip',
] as const;
export type QuotedField = (typeof QUOTED_FIELDS)[number];

/** A reader by a language model, of the operator's choice: text in, quotes out. What it answers is not trusted. */
export type ModelReader = (text: string, signal: AbortSignal) => Promise<unknown>;

const MAX_BYTES = 1024 * 1024;
const TIMEOUT_MS = 60_000;

/** MODEL_READER_URL: an endpoint that takes {text, fields} and answers {items: [{fields: {name: {quote}}}]}; without one, none. */
export function chosenModelReader(url: string | undefined): ModelReader | null {
  if (!url) return null;
  return async (text, signal) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text, fields: QUOTED_FIELDS }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (!response.ok) throw new Error(`The model reader answered ${response.status}`);
    const bytes = await readBytesOf(response, MAX_BYTES);
    return v.parse(v.pipe(v.string(), v.parseJson()), new TextDecoder().decode(bytes));
  };
}
