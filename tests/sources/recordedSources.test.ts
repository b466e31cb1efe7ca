import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemOf } from '../../supabase/functions/read-sources/problems.ts';
import { readSource } from '../../supabase/functions/read-sources/readSource.ts';
import { aSourceSite } from '#tests/fixtures/sources/aSourceSite.ts';
import {
  aClaimedSource,
  factsOf,
  RECORDED,
  recordedSite,
  SEASONS,
} from '#tests/fixtures/sources/recordedSources.ts';

const GOLDEN = path.join(import.meta.dirname, '../fixtures/sources/golden.json');
const golden: Record<string, string[]> = JSON.parse(readFileSync(GOLDEN, 'utf8'));

let site: Awaited<ReturnType<typeof aSourceSite>>;
beforeAll(async () => {
  site = await aSourceSite(recordedSite);
});
afterAll(() => site.stop());

async function read(file: string): Promise<string[]> {
  const source = aClaimedSource(`http://camps.example/${file}`);
  try {
    const { items, text } = await readSource(
      source,
      { seenOn: '2027-02-10', seasons: SEASONS },
      { web: site.web, model: null },
      new AbortController().signal,
    );
    return text === undefined ? items.map(factsOf) : text.split('\n');
  } catch (error) {
    return [`problem: ${problemOf(error).code}`];
  }
}

test('there are 60 recorded sources, each with what is expected of it', () => {
  expect(RECORDED).toHaveLength(60);
  expect(Object.keys(golden).toSorted()).toEqual(RECORDED);
});

test.each(RECORDED)('%s gives its golden camps', async (file) => {
  expect(await read(file)).toEqual(golden[file]);
});
