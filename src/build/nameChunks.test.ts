// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { chunkId, chunkMap, type ChunkMap, writeMap } from './chunkMap.ts';
import { nameChunks } from './nameChunks.ts';

afterEach(() => document.head.replaceChildren());

const requested = () =>
  [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname);

const PLANNER = 'src/planner/PlannerScreen.tsx';

/** A build of an entry that loads a page later, which imports a part that imports the words. */
function build(words: string, bundlerHash: string) {
  const name = (of: string) => `${of}-${bundlerHash}.js`;
  const imports = (of: string) => `import{a}from"./${name(of)}";`;
  const preloads = `const __vite__mapDeps=(i,m,d=["assets/${name('page')}"])=>i.map(i=>d[i]);\n`;
  const later = `load(()=>import(\`./${name('page')}\`),__vite__mapDeps([0,1]))`;
  const scripts = {
    'index.html': {
      name: 'index',
      text: `${preloads}${imports('react')}${later}`,
      imports: ['_react.js'],
    },
    [PLANNER]: { name: 'page', text: imports('part'), imports: ['_part.js'] },
    '_part.js': { name: 'part', text: imports('words'), imports: ['_words.js'] },
    '_words.js': { name: 'words', text: `export const a="${words}"`, imports: [] },
    '_react.js': { name: 'react', text: 'export const a=1', imports: [] },
  };
  const keys = Object.entries(scripts).map(([key, each]) => [name(each.name), key] as const);
  return nameChunks(new Map(Object.entries(scripts)), new Map(keys));
}

it('a changed word changes the scripts that import it, and none that loads them later', () => {
  const before = build('Hello', '1234567');
  const after = build('Good morning', '89abcde');
  const changed = (what: 'file' | 'text') =>
    [...after.keys()].filter((key) => before.get(key)?.[what] !== after.get(key)?.[what]);
  expect(changed('file')).toEqual([PLANNER, '_part.js', '_words.js']);
  expect(changed('text')).toEqual(changed('file'));
});

it('the bundler’s own names change nothing', () => {
  expect(build('Hello', '1234567')).toEqual(build('Hello', '89abcde'));
});

it('what comes later is looked up in the map, what is imported is named', () => {
  const built = build('Hello', '1234567');
  const id = chunkId(PLANNER);
  const { text: entry, file } = built.get('index.html') ?? { text: '', file: '' };
  expect(file).toMatch(/^assets\/index-[0-9a-f]{7}\.js$/);
  expect(entry).toMatch(
    /^import\{chunkFile,chunkNeeds\}from"\/chunks\.js";import\{a\}from"\.\/react-/,
  );
  expect(entry).toContain(`load(()=>import(chunkFile("${id}")),chunkNeeds("${id}"))`);
  expect(built.get('_part.js')?.text).toBe(
    `import{a}from"./${built.get('_words.js')?.file.slice('assets/'.length)}";`,
  );
});

/** With a hash of 7 characters, as the build names them; only some have a name before it. */
const named = (of: string) => (of === 'react' ? 'react-0000000' : of.padEnd(7, '0'));
const chunk = (file: string, imports: string[] = [], css: string[] = []) => ({
  file: `assets/${named(file)}.js`,
  imports,
  css,
  isDynamicEntry: file === 'page' || file === 'map',
});
const MAP = 'src/map.ts';

it('the map has the address of a script, its imports before it once each, and their styles', async () => {
  const text = writeMap({
    [PLANNER]: chunk('page', ['_react.js', '_part.js', '_button.js'], ['assets/p.css']),
    [MAP]: chunk('map', ['_react.js']),
    // Scripts may import each other.
    '_part.js': chunk('part', ['_react.js', '_button.js'], ['assets/b.css', 'assets/c.css']),
    '_button.js': chunk('button', ['_part.js']),
    '_react.js': chunk('react'),
    'src/ui/sheet.css': { file: 'assets/s.css' },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the text is that of chunkMap
  const map = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as ChunkMap;
  const id = chunkId(PLANNER);
  expect(map.chunkFile(id)).toBe('/assets/page000.js');
  expect(map.chunkFile(chunkId(MAP))).toBe('/assets/map0000.js');
  expect(map.chunkFile('00000')).toBe('/assets/undefined.js');
  const files = map.chunkFiles([id]);
  expect(files.at(0)).toBe('/assets/react-0000000.js');
  expect(files.at(-1)).toBe('/assets/page000.js');
  expect(files.toSorted()).toEqual(
    ['button', 'page', 'part', 'react'].map((name) => `/assets/${named(name)}.js`),
  );
  expect(map.chunkNeeds(id)).toEqual(['b', 'c', 'p'].map((name) => `assets/${name}.css`));
  await expect.poll(requested).toEqual(files);
});

it('requests the scripts of a part once each, and two in a task, so that input gets through', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `script${index.toString(36)}`);
  const imports = names.map((_, index) => (index === 0 ? '' : (index - 1).toString(36)));
  const files = names.map((name) => `/assets/${name}.js`);
  const table = { files: names.join(''), prefixes: {}, imports: imports.join(), styles: ',' };
  const map = chunkMap({ ...table, ids: 'last0' });
  expect(map.chunkNeeds('last0')).toEqual([]);
  expect(requested()).toHaveLength(2);
  map.preload(files.slice(0, 1));
  await expect.poll(requested).toEqual(files);
});
