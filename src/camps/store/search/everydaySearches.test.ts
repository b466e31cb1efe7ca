// What people type on the list of all breaks, with what they mean by it: 27 searches that were met, and 44 that were
// written down before anything was changed for them. From the typed text to the list on the screen.
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { directory } from '../directory/directory.ts';
import { pull } from '../directory/pull.ts';
import { createSearchIndex } from './searchIndex.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { allBreaks } from '#camps/rules/list/allBreaks.ts';
import { browse } from '#camps/rules/list/browse.ts';
import { noFilters } from '#camps/rules/list/filters.ts';
import { seededDatabase } from '#local/database/seededDatabase.ts';
import { databaseRemote } from '#tests/fakes/databaseRemote.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import file from './everydaySearches.json' with { type: 'json' };

/** Patterns are of a camp's line (`lineOf`), in any case. */
const SearchSchema = v.strictObject({
  typed: v.string(),
  /** The page of one break instead. */
  page: v.optional(v.string()),
  /** Every shown camp is like this, and there is one. */
  only: v.optional(v.string()),
  /** In each of the two lists no other camp stands before one like this, and there is one. */
  before: v.optional(v.string()),
  /** Providers that are shown, and some that are not. */
  has: v.optional(v.array(v.string()), []),
  not: v.optional(v.array(v.string()), []),
  count: v.optional(v.number()),
  /** Nothing is left out. */
  all: v.optional(v.boolean()),
});
type Search = v.InferOutput<typeof SearchSchema>;
const { met, ours } = v.parse(
  v.object({ met: v.array(SearchSchema), ours: v.array(SearchSchema) }),
  file,
);

const shownSeasons = new Set(['fall-2027', 'winter-2026', 'spring-2027', 'summer-2027']);
// The first embedded database of a machine takes seconds to create.
const SETUP_TIMEOUT_MS = 60_000;

async function sampleDirectory() {
  const database = await seededDatabase('2026-11-25');
  const { openApp, clock } = fakeDevice();
  const device = openApp();
  const remote = databaseRemote(database);
  await pull({ store: device, remote, clock }, new AbortController().signal);
  await database.close();
  const answer = await directory(device);
  if (answer.status !== 'ready') throw new Error(answer.status);
  return answer.directory;
}

const lineOf = (camp: Camp) =>
  [camp.seasonId, camp.providerName, camp.theme, camp.streetAddress, camp.city, camp.zipCode].join(
    '; ',
  );

function problemOf(search: Search, list: readonly Camp[], sections: readonly Camp[][]) {
  const shown = sections.flat();
  const isLike = (pattern: string) => (camp: Camp) => new RegExp(pattern, 'i').test(lineOf(camp));
  const names = new Set(shown.map(({ providerName }) => providerName));
  const { only, before } = search;
  if (only !== undefined && shown.length === 0) return 'nothing found';
  const other = only === undefined ? undefined : shown.find((camp) => !isLike(only)(camp));
  if (other) return `found ${lineOf(other)}`;
  if (before !== undefined) {
    if (!shown.some(isLike(before))) return `no ${before}`;
    for (const section of sections) {
      const places = section.map(isLike(before));
      if (places.lastIndexOf(true) > places.indexOf(false) && places.includes(false))
        return `not first: ${before}`;
    }
  }
  const missing = search.has.find((name) => !names.has(name));
  if (missing !== undefined) return `without ${missing}`;
  const wrong = search.not.find((name) => names.has(name));
  if (wrong !== undefined) return `found ${wrong}`;
  const count = search.all ? list.length : (search.count ?? shown.length);
  return shown.length === count ? null : `${shown.length} instead of ${count}`;
}

test(
  'everyday searches find what is meant, and nothing that only looks alike',
  { timeout: SETUP_TIMEOUT_MS },
  async () => {
    const { camps: all, seasons } = await sampleDirectory();
    const index = createSearchIndex();
    index.follow(all);
    const rules = allBreaks(seasons);
    const problemsOf = (searches: readonly Search[]) =>
      searches.flatMap((search) => {
        const { typed, page = '' } = search;
        const list = all.filter(
          ({ seasonId }) => shownSeasons.has(seasonId) && seasonId.startsWith(page),
        );
        const hits = index.hits(typed, list);
        const { featured, basic } = browse(list, { ...noFilters, search: typed }, hits, rules);
        const sections = [featured, basic].map((shown) => shown.map(({ camp }) => camp));
        const problem = problemOf(search, list, sections);
        return problem === null ? [] : [`${typed}: ${problem}`];
      });
    expect(problemsOf(met)).toEqual([]);
    expect(problemsOf(ours)).toEqual([]);
  },
);
