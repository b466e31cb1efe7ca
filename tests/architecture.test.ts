import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findCycle, type Import, importsOf, projectImports } from './imports.ts';
import { boxes, rooms } from './importTable.ts';

const roomOf = (file: string) => rooms.find(({ room }) => room.test(file));
const isStyle = (path: string) => /\.(css|svg|woff2|webp|png|json|geojson)(\?url)?$/.test(path);

function wrongWay(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => !isStyle(to) && !roomOf(from)?.may.some((rule) => rule.test(to)))
    .map(({ from, to }) => `${from} may not import ${to}`);
}

const feature = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1];

function crossFeature(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => feature(from) && feature(to) && feature(from) !== feature(to))
    .map(({ from, to }) => `${from} reaches into ${to}`);
}

/** The features that use a file of parts, directly or through other parts. */
function featuresUsing(part: string, imports: readonly Import[]): Set<string> {
  const users = new Set([part]);
  // Grows while it is read: users of users count, too.
  for (const user of users) {
    for (const { from, to } of imports) {
      if (to === user && from.startsWith('src/parts/')) users.add(from);
    }
  }
  return new Set(imports.flatMap(({ from, to }) => (users.has(to) && feature(from)) || []));
}

function brokenBoxes(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => from.startsWith('src/') && boxes[to]?.test(from) === false)
    .map(({ from, to }) => `${to} is opened in ${from}`);
}

/** Heavier than a page, and needed by few: never in what a page loads by itself. */
const LOADED_WHEN_ASKED = /^src\/data\/calendar\/readSchoolCalendar\.ts$/;

function loadedTooEarly(imports: readonly Import[]): string[] {
  return imports
    .filter(({ to, dynamic, typeOnly }) => LOADED_WHEN_ASKED.test(to) && !dynamic && !typeOnly)
    .map(({ from, to }) => `${from} loads ${to} with itself`);
}

/** The browser sends a bare form itself, with a password in the address, where scripts are late or off (ui/Form.tsx). */
const bareForms = (file: string, text: string): string[] =>
  file !== 'src/ui/Form.tsx' &&
  /<form[\s>]|createElement\('form'|\bform(?:Action|Method)=/.test(text)
    ? [`${file} has a form of its own`]
    : [];

/** Types count as well: what records mean must not become a matter of db.ts again. */
function knowingStorage(imports: readonly Import[]): string[] {
  return imports
    .filter(
      ({ from, to }) => from === 'src/base/device/db.ts' && to.startsWith('src/data/directory/'),
    )
    .map(({ to }) => `db.ts may not know ${to}`);
}

/** Calls at the top level of a module: in a statement of their own, or for the value of a name. */
const TOP_LEVEL_CALL =
  /^((?:export )?(?:const|let|var) \w+(?:: .*?)? =\s+(?!async\b|function\b))?(?:await |void )?((?:new )?[\w.]+)(?:<[^;()]*>)?\(/gm;
/** What makes something that lives: listens, waits, stores or fetches. */
const FACTORY =
  /^(?:new (?!Set$|Map$|WeakMap$|Text|Intl\.)|(?:create(?!Context$)|open|start|lazy|live)[A-Z]?)/;

function madeAtImport(file: string, text: string): string[] {
  if (!file.startsWith('src/data/')) return [];
  return [...text.matchAll(TOP_LEVEL_CALL)]
    .filter(([, name, callee = '']) => name === undefined || FACTORY.test(callee))
    .map(([, , callee]) => `${file} calls ${callee} when it is imported`);
}

const { files, imports } = projectImports();

describe('the house', () => {
  it('knows every room', () => {
    expect([...files.keys()].filter((file) => !roomOf(file))).toEqual([]);
  });

  it('imports go down the table only', () => {
    expect(wrongWay(imports)).toEqual([]);
  });

  it('no feature knows another feature', () => {
    expect(crossFeature(imports)).toEqual([]);
  });

  it('parts are what two or more features use', () => {
    const parts = [...files.keys()].filter((file) => file.startsWith('src/parts/'));
    expect(parts.length).toBeGreaterThan(10);
    expect(parts.filter((part) => featuresUsing(part, imports).size < 2)).toEqual([]);
  });

  it('every box has one importer', () => {
    expect(brokenBoxes(imports)).toEqual([]);
  });

  it('what only a tap needs is loaded by the tap', () => {
    expect(loadedTooEarly(imports)).toEqual([]);
  });

  it('data makes nothing at import time: what lives is made in createApp', () => {
    expect([...files].flatMap(([file, text]) => madeAtImport(file, text))).toEqual([]);
  });

  it('every form is a Form, which the browser never sends by itself', () => {
    expect([...files].flatMap(([file, text]) => bareForms(file, text))).toEqual([]);
    expect([...files.values()].filter((text) => text.includes('<Form')).length).toBeGreaterThan(15);
  });

  it('nothing goes in circles', () => {
    expect(findCycle(imports)).toBeNull();
  });

  it('storage knows tables only: nothing of the directory, not even its types', () => {
    expect(knowingStorage(imports)).toEqual([]);
  });

  it('has no barrels and no rooms for odds and ends', () => {
    const odd = /\/(index\.tsx?|utils|helpers|misc|common|types\.ts)(\/|$)/;
    // The Supabase command line wants index.ts in a function's folder.
    const allowed = /^src\/(sw\/index\.ts|routes\/)|^supabase\/functions\//;
    expect([...files.keys()].filter((file) => odd.test(file) && !allowed.test(file))).toEqual([]);
  });

  it('routes stay within 40 lines and no file passes 300', () => {
    const tooLong = [...files]
      .map(([file, text]) => ({ file, lines: text.trimEnd().split('\n').length }))
      .filter(({ file, lines }) => lines > (file.startsWith('src/routes/') ? 40 : 300));
    expect(tooLong).toEqual([]);
  });

  it('the README names every room of src', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const named = [
      'domain',
      'data',
      'ui',
      'parts',
      'features',
      'shell',
      'content',
      'routes',
      'sw',
      'workers',
    ];
    expect(named.filter((room) => !readme.includes(`src/${room}`))).toEqual([]);
  });
});

const see = (from: string, code: string) => importsOf(from, code, { '#data/*': './src/data/*' });

describe('the test itself can see', () => {
  it('an import that goes up', () => {
    expect(
      wrongWay(see('src/camps/rules/camp/camp.ts', `import { db } from '#base/device/db.ts';`)),
    ).toHaveLength(1);
    expect(
      wrongWay(see('src/ui/Button.tsx', `export { x } from '../domain/camp.ts';`)),
    ).toHaveLength(1);
    expect(
      wrongWay(see('src/parts/A.tsx', `const x = import('#base/device/db.ts');`)),
    ).toHaveLength(1);
    expect(
      wrongWay(see('src/camps/rules/camp/camp.ts', `import { addDays } from 'date-fns/addDays';`)),
    ).toHaveLength(1);
    expect(wrongWay(see('src/camps/rules/camp/camp.ts', `import * as v from 'valibot';`))).toEqual(
      [],
    );
  });

  it('a second importer of a box', () => {
    expect(
      brokenBoxes(see('src/camps/store/directory/sync.ts', `import Dexie from 'dexie';`)),
    ).toHaveLength(1);
    expect(brokenBoxes(see('src/base/device/db.ts', `import Dexie from 'dexie';`))).toEqual([]);
  });

  it('a reader that is loaded before it is needed', () => {
    const from = 'src/features/plan/Import.tsx';
    const path = '#data/calendar/readSchoolCalendar.ts';
    expect(loadedTooEarly(see(from, `import { read } from '${path}';`))).toHaveLength(1);
    expect(loadedTooEarly(see(from, `import type { Read } from '${path}';`))).toEqual([]);
    expect(loadedTooEarly(see(from, `const read = await import('${path}');`))).toEqual([]);
  });

  it.each(['<form onSubmit={submit}>', '<form\n  action="/x"', '<button formAction={send}>'])(
    'a form that the browser sends: %s',
    (code) => {
      expect(bareForms('src/features/a/A.tsx', code)).toHaveLength(1);
      expect(bareForms('src/features/a/A.tsx', '<Form onSubmit={submit}></Form>')).toEqual([]);
    },
  );

  it('storage that knows a type of the directory', () => {
    const code = `import type { Entry } from '../directory/chunks.ts';`;
    expect(knowingStorage(see('src/base/device/db.ts', code))).toHaveLength(1);
    expect(knowingStorage(see('src/camps/store/directory/pull.ts', code))).toEqual([]);
  });

  it('a feature that reaches into its neighbour', () => {
    expect(
      crossFeature(see('src/features/a/A.tsx', `import { B } from '../b/B.tsx';`)),
    ).toHaveLength(1);
  });

  it('a part that one feature uses', () => {
    const uses = [
      ...see('src/features/a/A.tsx', `import { P } from '../../parts/P.tsx';`),
      ...see('src/features/a/B.tsx', `import { P } from '../../parts/P.tsx';`),
    ];
    expect([...featuresUsing('src/parts/P.tsx', uses)]).toEqual(['a']);
    const through = [
      ...see('src/parts/Q.tsx', `import { P } from './P.tsx';`),
      ...see('src/features/b/B.tsx', `import { Q } from '../../parts/Q.tsx';`),
    ];
    expect([...featuresUsing('src/parts/P.tsx', [...uses, ...through])]).toEqual(['a', 'b']);
  });

  it.each([
    'export const sync = createSync({ clock }, status);',
    'const store: Store<Consent> = createStore<Consent>(() => remembered());',
    'export const localStore = lazyLocalStore(async () => {\n  await yieldToMain();\n});',
    'let cache = new CacheDb(name);',
    'const load = lazy(() => import(name));',
    'const live =\n  liveValue(store, query);',
    'startSync();',
    'void startSync();',
  ])('a thing that is made at import time: %s', (code) => {
    expect(madeAtImport('src/camps/store/directory/sync.ts', code)).toHaveLength(1);
  });

  it('and what is none', () => {
    const code = `const Id = v.pipe(v.string());
const names = new Set(['a']);
const synonyms = lists('art, crafts');
export const open = () => createStore(0);
export const load = async () => createStore(0);
export function create() {
  const state = createStore(0);
  startSync();
}
const size = 4;`;
    expect(madeAtImport('src/camps/store/directory/sync.ts', code)).toEqual([]);
  });

  it('a ring of three files', () => {
    const ring = ['a', 'b', 'c'].flatMap((name, i, all) =>
      see(`src/domain/${name}.ts`, `import './${all[(i + 1) % 3]}.ts';`),
    );
    expect(findCycle(ring)).toHaveLength(4);
    expect(findCycle(ring.slice(0, 2))).toBeNull();
    const back = see('src/domain/b.ts', `import type { A } from './a.ts';`);
    const lazy = see('src/domain/a.ts', `const b = () => import('./b.ts');`);
    expect(findCycle([...back, ...lazy])).toHaveLength(3);
  });
});
