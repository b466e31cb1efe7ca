// Writes queries.json: what parents type, with what they mean. The meaning is chosen first, from camps
// that are in every size of the bench; then it is misspelled by a seed. Nothing here knows how any of
// the engines works, and the file is committed, so that a better engine cannot change its own exam.
// node tests/bench/makeQueries.ts
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { manyActivities } from '../fixtures/manyCamps.ts';
import { seeded } from '../fixtures/seeded.ts';
import { type LabelledQuery, type Meaning, partsOf } from './labelledQueries.ts';
import { benchCamps } from './page/benchCamps.ts';
import { otherWords } from './otherWords.ts';

const { below, chance, pick } = seeded(120);
const { camps } = benchCamps(100);
const isPlainText = (text: string) => /^[a-z0-9 ]+$/i.test(text);
const activityNames = new Set(manyActivities.map((name) => name.toLowerCase()));

/** Themes that say one thing; the twelve activities are too broad to have ten best answers. */
const themed = camps.flatMap((camp) =>
  partsOf(camp)
    .filter((part) => isPlainText(part) && part.length > 4 && !activityNames.has(part))
    .map((part) => ({ part, camp })),
);
const named = camps.filter(({ providerName }) => isPlainText(providerName));
const inTown = themed.flatMap(({ part, camp }) =>
  camp.city && isPlainText(camp.city) ? [{ part, city: camp.city.trim().toLowerCase() }] : [],
);
const inZip = themed.flatMap(({ part, camp }) =>
  camp.zipCode ? [{ part, zip: camp.zipCode }] : [],
);

const letter = () => String.fromCodePoint(97 + below(26));

/** One slip of a thumb: a letter left out, doubled, wrong, too many, or two swapped; seldom the first. */
function slip(word: string): string {
  const at = chance(0.1) ? 0 : 1 + below(word.length - 1);
  const [before, here, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  switch (below(5)) {
    case 0:
      return before + after;
    case 1:
      return before + here + here + after;
    case 2:
      return before + letter() + after;
    case 3:
      return before + letter() + here + after;
    default:
      return before + after.charAt(0) + here + after.slice(1);
  }
}

/** The longest word gets the slip. */
function misspelled(text: string): string {
  const words = text.split(' ');
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a));
  return words.map((word) => (word === longest ? slip(word) : word)).join(' ');
}

const theme = (part: string, more: Omit<Meaning, 'themes'> = {}): Meaning => ({
  themes: [part],
  ...more,
});
/** `count` queries that nobody typed before. */
function times(count: number, make: () => LabelledQuery): LabelledQuery[] {
  const made = new Map<string, LabelledQuery>();
  while (made.size < count) {
    const query = make();
    made.set(query.typed, query);
  }
  return [...made.values()];
}
const provider = () => pick(named).providerName.trim();

const queries: LabelledQuery[] = [
  ...times(22, () => {
    const { part } = pick(themed);
    return { kind: 'misspelled theme', typed: misspelled(part), means: theme(part) };
  }),
  ...times(24, () => {
    const name = provider();
    return {
      kind: 'misspelled provider',
      typed: misspelled(name.toLowerCase()),
      means: { provider: name },
    };
  }),
  ...times(22, () => {
    const { part, city } = pick(inTown);
    return {
      kind: 'misspelled theme and town',
      typed: misspelled(`${part} ${city}`),
      means: theme(part, { city }),
    };
  }),
  ...times(14, () => {
    const { part, city } = pick(inTown);
    return { kind: 'town first', typed: `${city} ${part}`, means: theme(part, { city }) };
  }),
  ...times(10, () => {
    const name = provider();
    return {
      kind: 'provider in another order',
      typed: name.toLowerCase().split(' ').toReversed().join(' '),
      means: { provider: name },
    };
  }),
  ...times(12, () => {
    const { part } = pick(themed);
    return {
      kind: 'unfinished theme',
      typed: part.slice(0, Math.max(4, part.length - 3)),
      means: theme(part),
    };
  }),
  ...times(10, () => {
    const name = provider();
    return {
      kind: 'unfinished provider',
      typed: name.toLowerCase().slice(0, -2),
      means: { provider: name },
    };
  }),
  ...times(10, () => {
    const { part } = pick(themed);
    return {
      kind: 'one or many',
      typed: part.endsWith('s') ? part.slice(0, -1) : `${part}s`,
      means: theme(part),
    };
  }),
  ...times(8, () => {
    const { part, zip } = pick(inZip);
    return { kind: 'theme and ZIP', typed: `${part} ${zip}`, means: theme(part, { zip }) };
  }),
  ...times(12, () => {
    const { part, city } = pick(inTown);
    const sentence = pick([
      `${part} camp in ${city}`,
      `a ${part} camp near ${city}`,
      `${part} for kids ${city}`,
    ]);
    return { kind: 'a whole sentence', typed: misspelled(sentence), means: theme(part, { city }) };
  }),
  ...otherWords.map(({ typed, themes }) => ({ kind: 'another word', typed, means: { themes } })),
];

const file = path.join(import.meta.dirname, 'queries.json');
writeFileSync(file, `[\n${queries.map((query) => `  ${JSON.stringify(query)}`).join(',\n')}\n]\n`);
console.log(`${queries.length} queries in ${file}`);
