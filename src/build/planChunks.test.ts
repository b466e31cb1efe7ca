import { expect, it } from 'vitest';
import { planChunks, type PlannedModule } from './planChunks.ts';

function module(id: string, more: Partial<PlannedModule> = {}): PlannedModule {
  const path = `/src/${id}.ts`;
  return {
    id: path,
    size: 1000,
    isPage: false,
    imports: [],
    openers: [],
    packages: new Map(),
    ...more,
  };
}

/** The modules that lie in one file, by their names. */
function filesOf(modules: readonly PlannedModule[]): string[] {
  const plan = planChunks(modules);
  const names = [...new Set(plan.values())];
  return names.map((name) =>
    [...plan]
      .flatMap(([id, file]) => (file === name ? [id.slice('/src/'.length, -3)] : []))
      .join(' '),
  );
}

it('puts small parts into one file, which costs less than two requests', () => {
  const words = module('words');
  const parts = ['sheet', 'menu'].map((id) => module(id, { openers: null, imports: [words] }));
  expect(filesOf([words, ...parts])).toEqual(['menu words sheet']);
});

it('makes no part load another one that is too heavy', () => {
  const light = module('light', { openers: null });
  const heavy = module('heavy', { openers: null, size: 80_000 });
  expect(filesOf([light, heavy])).toEqual(['light', 'heavy']);
});

it('makes no part load a heavy package of another', () => {
  const light = module('light', { openers: null });
  const map = module('map', { openers: null, packages: new Map([['maplibre-gl', 900_000]]) });
  expect(filesOf([light, map])).toEqual(['light', 'map']);
});

it('makes no page heavier by what only another page needs', () => {
  const pages = ['faq', 'plan'].map((id) =>
    module(id, { openers: null, isPage: true, size: 7000 }),
  );
  expect(filesOf(pages)).toEqual(['faq', 'plan']);
});

it('counts nothing that has been loaded by whatever opens a part', () => {
  const list = module('list', { openers: null, isPage: true, size: 90_000 });
  const openedBy = (openers: PlannedModule[] | null) =>
    filesOf([list, module('sheet', { openers, size: 100 })]);
  expect(openedBy([list])).toEqual(['list sheet']);
  expect(openedBy(null)).toEqual(['list', 'sheet']);
});

it.each(Array.from({ length: 20 }, (_, at) => 7 * at + 1))(
  'makes no circles of files, as of seed %i',
  (start) => {
    // Many parts, each of which imports some of fifty modules that import each other downwards.
    let seed = start;
    const next = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below;
    const modules: PlannedModule[] = [];
    for (let at = 0; at < 80; at += 1) {
      const imports = Array.from({ length: Math.min(at, 3) }, () => modules[next(at)] ?? []).flat();
      const openers = at % 3 === 0 ? null : [];
      modules.push(
        module(`m${at}`, { imports, openers, size: 500 + next(at % 5 === 1 ? 60_000 : 6000) }),
      );
    }
    const plan = planChunks(modules);
    const importsOf = (file: string) =>
      modules
        .filter(({ id }) => plan.get(id) === file)
        .flatMap(({ imports }) => imports.map(({ id }) => plan.get(id) ?? ''))
        .filter((other) => other !== file);
    const reached = (file: string, found = new Set<string>()): Set<string> => {
      for (const other of importsOf(file)) {
        if (found.has(other)) continue;
        found.add(other);
        reached(other, found);
      }
      return found;
    };
    const files = [...new Set(plan.values())];
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter((file) => reached(file).has(file))).toEqual([]);
  },
);

it('leaves out what nothing loads', () => {
  expect(planChunks([module('unused')]).size).toBe(0);
});
