import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { type ManifestChunk, minifySync } from 'vite';

/** The one file that knows how the scripts of a build are called. Its own name never changes. */
export const CHUNK_MAP = 'chunks.js';

/** Vite's manifest. `entry`: the module in a script that is loaded by `import()`. */
export type ScriptManifest = Record<string, ManifestChunk & { entry?: string }>;

/**
 * Returns the id by which pages and scripts refer to another script: that of the module in it that is loaded by itself,
 * since the key of a script that others import, too, has a hash of the bundler's.
 */
export const chunkId = (key: string, entry = key): string => hash(entry).slice(0, 5);

/** Characters of the hash in the name of a script. */
export const FILE_HASH = 7;

export const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A script and all that it imports, directly or not. */
export function withImports(
  key: string,
  importsOf: (key: string) => readonly string[],
  found: Set<string> = new Set(),
): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of importsOf(key)) withImports(next, importsOf, found);
  return found;
}

/** The text of the map. */
export function writeMap(manifest: ScriptManifest): string {
  const importsOf = (key: string) => manifest[key]?.imports ?? [];
  // What another import brings along by itself need not be listed.
  const isImplied = (key: string, next: string) =>
    importsOf(key).some(
      (other) =>
        withImports(other, importsOf, new Set([key])).has(next) &&
        !withImports(next, importsOf, new Set([key])).has(other),
    );
  const idsOf = (key: string) => {
    const { entry, isEntry, isDynamicEntry } = manifest[key] ?? {};
    return entry !== undefined || isEntry || isDynamicEntry ? [chunkId(key, entry)] : [];
  };
  const cssOf = (key: string) => manifest[key]?.css ?? [];
  const importers = new Map<string, number>();
  for (const key of Object.keys(manifest).flatMap(importsOf))
    importers.set(key, (importers.get(key) ?? 0) + 1);
  // Those that many import have the shortest numbers; those with an id or styles stand together, which gzips better.
  const keys = Object.keys(manifest)
    .filter((key) => manifest[key]?.file.endsWith('.js'))
    .toSorted()
    .toSorted(
      (a, b) =>
        idsOf(a).length - idsOf(b).length ||
        (importers.get(b) ?? 0) - (importers.get(a) ?? 0) ||
        cssOf(a).length - cssOf(b).length,
    );
  const column = (values: (key: string) => readonly string[]) =>
    keys.map((key) => values(key).join(' ')).join();
  const named = keys.map((key) => basename(manifest[key]?.file ?? '', '.js'));
  const ids = keys.flatMap(idsOf);
  if (new Set(ids).size < ids.length) throw new Error('Two scripts have one id: make ids longer');
  const table: ChunkTable = {
    files: named.map((name) => name.slice(-FILE_HASH)).join(''),
    prefixes: Object.fromEntries(
      named.flatMap((name, row) =>
        name.length > FILE_HASH ? [[row, name.slice(0, -FILE_HASH)]] : [],
      ),
    ),
    imports: column((key) =>
      importsOf(key)
        .filter((next) => !isImplied(key, next))
        .map((next) => keys.indexOf(next).toString(36)),
    ),
    styles: column((key) => cssOf(key).map((file) => basename(file, '.css'))),
    ids: ids.toReversed().join(''),
  };
  const code = `export const{chunkFile,chunkFiles,chunkNeeds,preload}=(${chunkMap.toString()})(${JSON.stringify(table)})`;
  return minifySync(CHUNK_MAP, code, { module: true }).code;
}

/** One column of a table whose rows are the scripts of a build: rows stand between commas, several values between spaces. */
type Column = string;
export type ChunkTable = {
  /** The hash in each name, 7 characters long: without signs between them they take 5 % less of the map. */
  files: string;
  /** What stands before the hash, by row. */
  prefixes: Record<number, string>;
  /** Numbers of rows in base 36. */
  imports: Column;
  styles: Column;
  /** 5 characters each, those of the last rows, the last first. */
  ids: string;
};

/** What the map exports. Runs in the browser as text, so it may use nothing from outside itself. */
export function chunkMap({ files, prefixes, imports, styles, ids }: ChunkTable) {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the text has no outer scope
  const values = (row = '') => row.match(/\S+/g) ?? [];
  const [importsOf, stylesOf] = [imports, styles].map((column) => column.split(','));
  const hashes: readonly string[] = files.match(/.{7}/g) ?? [];
  const idOf: readonly string[] = ids.match(/.{5}/g) ?? [];

  /** What is imported comes first. */
  function follow(some: readonly number[], seen = new Set<number>()): number[] {
    return some.flatMap((row) => {
      if (seen.has(row)) return [];
      seen.add(row);
      const next = values(importsOf?.[row]).map((place) => Number.parseInt(place, 36));
      return [...follow(next, seen), row];
    });
  }
  const rowOf = (id: string) => hashes.length - 1 - idOf.indexOf(id);
  const script = (row: number) => `/assets/${prefixes[row] ?? ''}${hashes[row]}.js`;

  const asked = new Set<string>();
  /** Two in each task: a link takes a phone 5 to 10 ms, and the plan needs fifty. */
  function preload(scripts: readonly string[]): void {
    const left = scripts.filter((file) => !asked.has(file));
    for (const href of left.splice(0, 2)) {
      asked.add(href);
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    }
    if (left[0]) setTimeout(preload, 0, left);
  }

  return {
    /** The address of a script. */
    chunkFile: (id: string) => script(rowOf(id)),
    /** The addresses of some scripts and of all they import, in the order in which they run. */
    chunkFiles: (some: readonly string[]) => follow(some.map(rowOf)).map(script),
    /** Requests scripts that will be imported, each once. */
    preload,
    /**
     * Requests what a script imports, and returns the paths of all styles, for which Vite's loader waits. It puts the
     * slash before them itself.
     */
    chunkNeeds(id: string) {
      const rows = follow([rowOf(id)]);
      preload(rows.map(script));
      return rows.flatMap((row) => values(stylesOf?.[row]).map((name) => `assets/${name}.css`));
    },
  };
}

export type ChunkMap = ReturnType<typeof chunkMap>;
