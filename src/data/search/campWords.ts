import type { Camp } from '#domain/camp/camp.ts';
import { relatedTokens, synonymsOf, tokensOf } from './tokens.ts';

/** How much a word weighs by where it stands, and how many words usually stand there. */
type Field = { boost: number; usual: number; words: (camp: Camp) => string[] };
const own: readonly Field[] = [
  { boost: 3, usual: 2.5, words: ({ providerName }) => tokensOf(providerName) },
  { boost: 2.5, usual: 4, words: ({ theme }) => tokensOf(theme) },
  { boost: 2, usual: 1.2, words: ({ city }) => tokensOf(city ?? '') },
  { boost: 2, usual: 1, words: ({ zipCode }) => tokensOf(zipCode ?? '') },
  { boost: 0.6, usual: 3.5, words: ({ streetAddress }) => tokensOf(streetAddress ?? '') },
  { boost: 1.2, usual: 1, words: (camp) => synonymsOf(spoken(camp)) },
];
const related: readonly Field[] = [
  { boost: 0.3, usual: 10, words: (camp) => relatedTokens(spoken(camp)) },
];

const spoken = ({ providerName, theme }: Camp) => `${providerName} ${theme}`;

/** The words a camp says itself, and those of its neighborhood: who says 'coding' is near 'stem'. */
export const ownWords = (camp: Camp) => weighed(camp, own);
export const neighborWords = (camp: Camp) => weighed(camp, related);

/**
 * The words a camp can be found by, each with its weight: BM25+ with the usual constants, so that a
 * word among few says more than one among many, and a word said twice a little more than one said once.
 */
function weighed(camp: Camp, fields: readonly Field[]): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const { boost, usual, words } of fields) {
    const all = words(camp);
    const dampening = 1.2 * (0.3 + 0.7 * (all.length / usual));
    const times = new Map<string, number>();
    for (const word of all) times.set(word, (times.get(word) ?? 0) + 1);
    for (const [word, count] of times) {
      const weight = boost * (0.5 + (count * 2.2) / (count + dampening));
      weights.set(word, (weights.get(word) ?? 0) + weight);
    }
  }
  return weights;
}
