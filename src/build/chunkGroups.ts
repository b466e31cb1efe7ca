import type { Rolldown } from 'vite';
import { planChunks, type PlannedModule } from './planChunks.ts';

const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/;
/** The service worker knows the map's files by these two names (src/sw/toCache.ts). */
const MAP =
  /node_modules\/(?:maplibre-gl|@maplibre|@mapbox|kdbush|pbf|quickselect|tinyqueue|gl-matrix|earcut|bidi-js)\//;

/**
 * Packages have files of their own, so that an update of Camply does not make every phone fetch them again, and so has
 * what stands on every page. The rest is planned from what imports what. One plan is made for each build.
 */
export function chunkGroups() {
  const ids: string[] = [];
  let plan: Map<string, string> | undefined;
  return [
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
    { name: 'router', test: /node_modules\/@tanstack\/(?!react-virtual|virtual-core)/ },
    { name: 'dexie', test: /node_modules\/dexie(?:-react-hooks)?\// },
    { name: 'maplibre', test: MAP },
    // Not main.tsx, which is the entry.
    { name: 'initial', test: /\/src\/(?!app\/main)/, tags: ['$initial' as const] },
    // The others: those that the same parts load lie in one file.
    { name: 'packages', test: /node_modules\//, entriesAware: true },
    {
      // Asked for each module of the build before any name is.
      test(id: string) {
        ids.push(id);
        return id.includes('/src/');
      },
      name(id: string, context: Rolldown.ChunkingContext) {
        plan ??= planChunks(readModules(ids, context));
        return plan.get(id) ?? null;
      },
      // The plan has no circles.
      includeDependenciesRecursively: false,
    },
  ];
}

const packageOf = (id: string) => PACKAGE.exec(id)?.[1];

function readModules(ids: readonly string[], context: Rolldown.ChunkingContext): PlannedModule[] {
  const importsOf = (id: string) => context.getModuleInfo(id)?.importedIds ?? [];
  const sizeOf = (id: string) => context.getModuleInfo(id)?.code?.length ?? 0;
  const main = ids.filter((id) => id.endsWith('/src/app/main.tsx'));
  const first = follow(main, importsOf, () => true);

  const sizes = new Map<string, number>();
  for (const id of ids) {
    const name = packageOf(id);
    if (name !== undefined && !first.has(id)) sizes.set(name, (sizes.get(name) ?? 0) + sizeOf(id));
  }
  const ofPackage = (id: string) => packageOf(id) !== undefined && !first.has(id);
  function packagesOf(id: string): Map<string, number> {
    const brought = follow(importsOf(id).filter(ofPackage), importsOf, ofPackage);
    const names = new Set(Array.from(brought, (each) => packageOf(each) ?? ''));
    return new Map([...sizes].filter(([name]) => names.has(name)));
  }

  const planned = new Map(
    ids
      .filter((id) => id.includes('/src/') && packageOf(id) === undefined && !first.has(id))
      .map((id): [string, PlannedModule] => {
        const isPage = id.includes('?tsr-split=');
        const packages = packagesOf(id);
        return [id, { id, size: sizeOf(id), isPage, imports: [], openers: [], packages }];
      }),
  );
  const lookUp = (some: readonly string[]) => some.flatMap((id) => planned.get(id) ?? []);
  for (const [id, each] of planned) {
    const openers = context.getModuleInfo(id)?.dynamicImporters ?? [];
    each.imports = lookUp(importsOf(id));
    each.openers = openers.some((opener) => first.has(opener)) ? null : lookUp(openers);
  }
  return [...planned.values()];
}

/** What `some` import, directly or not, and they themselves. */
function follow(
  some: readonly string[],
  importsOf: (id: string) => readonly string[],
  isFollowed: (id: string) => boolean,
  found = new Set<string>(),
): Set<string> {
  for (const id of some) {
    if (found.has(id) || !isFollowed(id)) continue;
    found.add(id);
    follow(importsOf(id), importsOf, isFollowed, found);
  }
  return found;
}
