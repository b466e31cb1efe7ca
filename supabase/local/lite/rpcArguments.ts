import * as v from 'valibot';

/** The arguments of type jsonb of all functions that the API offers. */
export const JSON_ARGUMENTS = [
  'caller',
  'camp',
  'candidates',
  'changes',
  'choice',
  'days',
  'districts',
  'fields',
  'ids',
  'member',
  'members',
  'next',
  'payment',
  'quiet',
  'reading',
  'recovery',
  'removed',
  'results',
  'reversal',
  'rows',
  'secrets',
  'source',
  'wish',
  'wrapped',
];

const JSON_TYPE = /^application\/(?:[\w.]+\+)?json\b/i;
const ArgumentsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  // An array passes as a record.
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);

/**
 * Why the body of an RPC is refused; null when it may pass. Gap in lite: an array becomes a function's arguments in
 * order, and a text is parsed as JSON where jsonb is wanted. Inside a text no bound on JSON holds: ten letters (1e131071)
 * become 131 kB of digits.
 */
export function refuseArguments(contentType: string, body: string): string | null {
  if (body.trim() === '') return null;
  if (!JSON_TYPE.test(contentType)) return 'Arguments are sent as JSON';
  const parsed = v.safeParse(ArgumentsSchema, body);
  if (!parsed.success) return 'Arguments are an object';
  const text = JSON_ARGUMENTS.find((name) => typeof parsed.output[name] === 'string');
  return text === undefined ? null : `${text} is a text where JSON belongs`;
}
