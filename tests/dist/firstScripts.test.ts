import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunkId, type ChunkMap } from '../../src/build/chunkMap.ts';

const dist = process.env.CAMPLY_DIST ?? 'dist';
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');

const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);
const scripts = readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.js'));

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the build wrote
const { chunkFiles } = (await import(path.resolve(dist, 'chunks.js'))) as ChunkMap;

/** What a page fetches before anybody touches it. */
function firstScripts(page: string): string[] {
  const [, ids = ''] = /\("\/chunks\.js",(\[[^\]]*\])/.exec(read(page)) ?? [];
  const asked: string[] = JSON.parse(ids);
  return chunkFiles(asked).map((file) => file.slice(1));
}

/** What auth-js calls its errors: a bundler keeps these names. */
const marks = new Set(
  readFileSync('node_modules/@supabase/auth-js/dist/module/lib/errors.js', 'utf8').match(
    /(?<=')Auth\w+(?=')/g,
  ),
);
const holdsAuthJs = (text: string) => [...marks].filter((mark) => text.includes(mark));

describe('the chunks', () => {
  /** Each with the chunks that it imports, as the built files say. */
  const imports = new Map(
    scripts.map((file) => [
      file,
      [...read(`assets/${file}`).matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)].map(([, name]) => name ?? ''),
    ]),
  );

  // A chunk in a circle reads what another one has not run yet: the page that needs both shows nothing.
  it('never import each other in a circle', () => {
    expect([...imports.values()].flat().length).toBeGreaterThan(100);
    const rest = new Set(scripts);
    let last = -1;
    while (rest.size !== last) {
      last = rest.size;
      for (const file of rest) {
        if (!imports.get(file)?.some((name) => rest.has(name))) rest.delete(file);
      }
    }
    expect([...rest]).toEqual([]);
  });
});

/** Each page opens the store and is told unasked: all of it was 110 kB more when it lay with cards and the plan. */
describe('what every page loads a moment later', () => {
  const everywhere = [
    'src/base/device/answerInTime.ts',
    'src/camps/store/directory/directory.ts',
    'src/camps/store/directory/sync.ts',
    'src/app/browserSync.ts',
    'src/app/routes/-UnpromptedNotices.tsx',
    'src/site/store/openNotices.ts',
  ];
  const holders = (words: string, files: readonly string[]) =>
    files.filter((file) => read(file).includes(words));
  const allScripts = scripts.map((file) => `assets/${file}`);
  const laterScripts = (module: string) => chunkFiles([chunkId(module)]).map((file) => file.slice(1));

  it.each(everywhere)('brings neither cards nor the planner with %s', (module) => {
    const files = laterScripts(module);
    expect(files.length).toBeGreaterThan(2);
    for (const words of ['Location TBD', 'Everyone has a place to be.']) {
      expect(holders(words, allScripts)).not.toEqual([]);
      expect(holders(words, files)).toEqual([]);
    }
  });

  it('brings no planner to a list', () => {
    const files = laterScripts('src/camps/screens/browse/listEngine.ts');
    expect(files.length).toBeGreaterThan(10);
    expect(holders('Everyone has a place to be.', files)).toEqual([]);
  });
});

describe('auth-js', () => {
  it('lies in one file, which is known by all of these marks', () => {
    expect(marks.size).toBeGreaterThan(10);
    const holders = scripts.filter((file) => holdsAuthJs(read(`assets/${file}`)).length > 0);
    expect(holders).toHaveLength(1);
    expect(holdsAuthJs(read(`assets/${holders[0]}`))).toEqual([...marks]);
  });

  it('is in no script that a page begins with, and in no page', () => {
    expect(pages.length).toBeGreaterThan(100);
    const first = new Set(pages.flatMap(firstScripts));
    expect(first.size).toBeGreaterThan(20);
    const files = [...first, ...pages];
    expect(files.filter((file) => holdsAuthJs(read(file)).length > 0)).toEqual([]);
  });
});
