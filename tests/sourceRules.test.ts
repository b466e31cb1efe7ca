// What the text of the source must keep to and, for each rule, a control that it can fail. Imports: architecture.test.ts.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as storageKeys from '#base/storage/storageKeys.ts';
import { projectImports } from './imports.ts';
import { STORAGE_KEYS } from './importTable.ts';

/** The browser sends a bare form itself, with a password in the address, where scripts are late or off (ui/Form.tsx). */
const bareForms = (file: string, text: string): string[] =>
  file !== 'src/ui/Form.tsx' &&
  /<form[\s>]|createElement\('form'|\bform(?:Action|Method)=/.test(text)
    ? [`${file} has a form of its own`]
    : [];

/** Calls at the top level of a module: in a statement of their own, or for the value of a name. */
const TOP_LEVEL_CALL =
  /^((?:export )?(?:const|let|var) \w+(?:: .*?)? =\s+(?!async\b|function\b))?(?:await |void )?((?:new )?[\w.]+)(?:<[^;()]*>)?\(/gm;
/** What makes something that lives: listens, waits, stores or fetches. */
const FACTORY =
  /^(?:new (?!Set$|Map$|WeakMap$|Text|Intl\.)|(?:create(?!Context$)|open|start|lazy|live)[A-Z]?)/;

function madeAtImport(file: string, text: string): string[] {
  if (!/^src\/(?:base|\w+\/store)\//.test(file)) return [];
  return [...text.matchAll(TOP_LEVEL_CALL)]
    .filter(([, name, callee = '']) => name === undefined || FACTORY.test(callee))
    .map(([, , callee]) => `${file} calls ${callee} when it is imported`);
}

/** The format of a file and a policy for scripts, each with the word that is a key, too. */
const OTHER_NAMES =
  /^src\/(?:family\/rules\/backup\/backupFile|base\/analytics\/analytics|build\/securityHeaders)\.ts$/;
const keyValues: ReadonlySet<string> = new Set(
  Object.values(storageKeys).filter((value) => typeof value === 'string'),
);

/** A name of storage, a cache, a database or a lock that is written anywhere else, known to the list or not. */
function strayKeys(file: string, text: string): string[] {
  if (!file.startsWith('src/') || file === STORAGE_KEYS || OTHER_NAMES.test(file)) return [];
  const known = [...text.matchAll(/(['"`])([^'"`\n]+)\1/g)]
    .map(([, , value = '']) => value)
    .filter((value) => keyValues.has(value) && value !== storageKeys.USER_DB);
  const direct =
    /(?:\.(?:getItem|setItem|removeItem)|caches\.(?:open|delete)|locks\.request|new (?:Dexie|BroadcastChannel|\w+Db))\(\s*(?:['"`])/;
  return known.length > 0 || direct.test(text) ? [`${file} names what is stored`] : [];
}

/** A button that is disabled while its own press runs drops the focus to the page; `aria-disabled` keeps it. */
const lostFocus = (file: string, text: string): string[] =>
  [
    ...text.matchAll(
      /\sdisabled=\{[^}]*(?:\bis\w+ing\b(?<!\.isPreparing)|isBusy|'making')[^}]*\}/g,
    ),
  ].map(([found]) => `${file} has${found}`);

/** Media conditions and questions of scripts that name a width instead of a breakpoint (src/ui/breakpoints.ts). */
const unnamedWidths = (file: string, text: string): string[] =>
  [...text.matchAll(/@media[^{]*\bwidth\b[^{]*|matchMedia\('[^']*\bwidth\b[^']*'\)/g)].map(
    ([found]) => `${file} asks ${found.trim()}`,
  );

/** Exported names with more than one meaning in src. A public file only passes names on, and each route is called Route. */
function homonyms(all: ReadonlyMap<string, string>): string[] {
  const homes = new Map<string, Set<string>>();
  for (const [file, text] of all) {
    if (!file.startsWith('src/')) continue;
    for (const [, name = ''] of text.matchAll(
      /^export (?:async )?(?:function\*?|const|let|class|type|interface) (\w+)/gm,
    )) {
      homes.set(name, (homes.get(name) ?? new Set()).add(file));
    }
  }
  const shared = [...homes].filter(([name, { size }]) => size > 1 && name !== 'Route');
  return shared.map(([name, at]) => `${name} means something in ${[...at].join(' and in ')}`);
}

const { files } = projectImports();

describe('the source', () => {
  it('changes its layout at named breakpoints only', () => {
    const styles = globSync('src/**/*.css').map(
      (file) => [file, readFileSync(file, 'utf8')] as const,
    );
    const found = [...files, ...styles]
      .filter(([file]) => file.startsWith('src/') && !file.includes('.test.'))
      .flatMap(([file, text]) => unnamedWidths(file, text));
    expect(styles.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  it('a store makes nothing at import time: what lives is made in createApp', () => {
    expect([...files].flatMap(([file, text]) => madeAtImport(file, text))).toEqual([]);
  });

  it('every form is a Form, which the browser never sends by itself', () => {
    expect([...files].flatMap(([file, text]) => bareForms(file, text))).toEqual([]);
    expect([...files.values()].filter((text) => text.includes('<Form')).length).toBeGreaterThan(15);
  });

  it('a button keeps the focus while its press runs', () => {
    expect([...files].flatMap(([file, text]) => lostFocus(file, text))).toEqual([]);
  });

  it('what is stored on a device is named in one file', () => {
    expect([...files].flatMap(([file, text]) => strayKeys(file, text))).toEqual([]);
  });

  it('gives an exported name one meaning', () => {
    expect(homonyms(files)).toEqual([]);
  });

  it('has no rooms for odds and ends', () => {
    const odd = /\/(index\.tsx?|utils|helpers|misc|common|types\.ts)(\/|$)/;
    // The Supabase command line wants index.ts in a function's folder.
    const allowed = /^src\/(sw\/index\.ts|app\/routes\/)|^supabase\/functions\//;
    expect([...files.keys()].filter((file) => odd.test(file) && !allowed.test(file))).toEqual([]);
  });

  it('routes stay within 40 lines and no file passes 300', () => {
    const tooLong = [...files]
      .map(([file, text]) => ({ file, lines: text.trimEnd().split('\n').length }))
      .filter(({ file, lines }) => lines > (file.startsWith('src/app/routes/') ? 40 : 300));
    expect(tooLong).toEqual([]);
  });
});

describe('the test itself can see', () => {
  it.each([
    'disabled={isBusy}',
    "disabled={step.is === 'a' && step.isBusy}",
    'disabled={isSending}',
  ])('a button that drops the focus: %s', (code) => {
    expect(lostFocus('src/camps/screens/A.tsx', `<Button ${code}>`)).toHaveLength(1);
    expect(lostFocus('src/camps/screens/A.tsx', `<Button aria-${code}>`)).toEqual([]);
  });

  it.each(['<form onSubmit={submit}>', '<form\n  action="/x"', '<button formAction={send}>'])(
    'a form that the browser sends: %s',
    (code) => {
      expect(bareForms('src/camps/screens/A.tsx', code)).toHaveLength(1);
      expect(bareForms('src/camps/screens/A.tsx', '<Form onSubmit={submit}></Form>')).toEqual([]);
    },
  );

  it.each([
    `const KEY = 'camply-offers';`,
    'const lock = "camply-pull";',
    `localStorage.setItem('of nobody', '1');`,
    `const cache = await caches.open('camply-new');`,
  ])('a name of what is stored in another file: %s', (code) => {
    expect(strayKeys('src/site/store/a.ts', code)).toHaveLength(1);
    expect(strayKeys(STORAGE_KEYS, code)).toEqual([]);
    expect(strayKeys('src/site/store/a.ts', 'localStorage.setItem(OFFERS_KEY, text);')).toEqual([]);
  });

  it.each([
    'export const sync = createSync({ clock }, status);',
    'const store: Store<Consent> = createStore<Consent>(() => remembered());',
    'export const localStore = openStoreFrom(async () => {\n  await yieldToMain();\n});',
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

  it.each([
    ['a.css', '.a { @media (width >= 40rem) { top: 0 } }', 1],
    ['a.css', '@media print, (min-width: 40rem) {}', 1],
    ['a.ts', "matchMedia('(width < 30rem)')", 1],
    ['a.css', '@media (--from-tablet) and (height < 26rem) {} @container (width < 18rem) {}', 0],
  ])('a width without a name in %s: %s', (file, text, count) => {
    expect(unnamedWidths(file, text)).toHaveLength(count);
  });

  it('a name with two meanings, but not a type beside its schema', () => {
    const entry = 'export type Entry = 1;\nexport const Entry = 1;\n';
    expect(homonyms(new Map([['src/camps/rules/a.ts', entry]]))).toEqual([]);
    const two = new Map([
      ['src/camps/rules/a.ts', entry],
      ['src/planner/rules/b.ts', 'export function Entry() {}'],
    ]);
    expect(homonyms(two)).toHaveLength(1);
  });
});
