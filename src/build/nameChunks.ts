import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import {
  CHUNK_MAP,
  chunkId,
  FILE_HASH,
  hash,
  type ScriptManifest,
  withImports,
  writeMap,
} from './chunkMap.ts';
import { readStyles } from './inlineStyles.ts';
import { laterStyles } from './laterStyles.ts';

const MANIFEST = '.vite/manifest.json';

/** Names that the service worker and tests rely on. */
const KNOWN = /^(?:maplibre.*|initial|react|router|rolldown-runtime|index)$/;
const PRELOADS = /^const __vite__mapDeps=.*\n/;
const LOADED_LATER = /import\(`\.\/([^`]+)`\)|__vite__mapDeps\(\[[\d,]*\]\)/g;
const IMPORTED = /(?<=")\.\/([\w.~-]+\.js)(?=")/g;

type Script = {
  text: string;
  name?: string | undefined;
  imports: readonly string[];
  entry?: string | undefined;
};

/**
 * Names the scripts of a build by what is in them and in what they import. What they load later they look up in the
 * map: with its name in them one changed word would change every script and every page. `scripts` as the bundler wrote
 * them, by the key of the manifest; `keys` has the key to each name of a file. Returns each script's path and text.
 */
export function nameChunks(
  scripts: ReadonlyMap<string, Script>,
  keys: ReadonlyMap<string, string>,
): Map<string, { file: string; text: string }> {
  function lookUp(text: string): string {
    let id = '';
    const code = text.replace(PRELOADS, '').replaceAll(LOADED_LATER, (call, name?: string) => {
      if (name === undefined) return `chunkNeeds("${id}")`;
      const key = keys.get(name);
      if (key === undefined) return call;
      id = chunkId(key, scripts.get(key)?.entry);
      return `import(chunkFile("${id}"))`;
    });
    return id === '' ? code : `import{chunkFile,chunkNeeds}from"/${CHUNK_MAP}";${code}`;
  }
  const texts = new Map(Array.from(scripts, ([key, { text }]) => [key, lookUp(text)]));

  const importsOf = (key: string) => scripts.get(key)?.imports ?? [];
  const contents = new Map(
    Array.from(texts, ([key, text]) => [key, hash(text.replaceAll(IMPORTED, ''))]),
  );
  const files = new Map(
    Array.from(scripts, ([key, { name = '' }]) => {
      const all = Array.from(withImports(key, importsOf), (each) => contents.get(each)).join();
      return [
        key,
        `assets/${KNOWN.test(name) ? `${name}-` : ''}${hash(all).slice(0, FILE_HASH)}.js`,
      ];
    }),
  );
  const fileNamed = (name: string) => files.get(keys.get(name) ?? '');
  return new Map(
    Array.from(texts, ([key, text]) => {
      const named = text.replaceAll(IMPORTED, (path, name: string) => {
        const file = fileNamed(name);
        return file === undefined ? path : `./${basename(file)}`;
      });
      return [key, { file: files.get(key) ?? '', text: named }];
    }),
  );
}

/** Runs when the bundler has written its files, before any page is made of them. */
export function namedChunks(): Plugin {
  let dist = 'dist';
  let root = '';
  const entries = new Map<string, string>();
  return {
    name: 'camply:named-chunks',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved: (config) => {
      ({ root } = config);
      dist = resolve(root, config.build.outDir);
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const loaded = chunk.moduleIds
          .filter((id) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
          .map((id) => relative(root, id))
          .toSorted();
        if (loaded[0] !== undefined) entries.set(chunk.fileName, loaded[0]);
      }
    },
    writeBundle: { sequential: true, handler: () => renameFiles(dist, entries) },
  };
}

async function renameFiles(dist: string, entries: ReadonlyMap<string, string>): Promise<void> {
  const manifest: ScriptManifest = JSON.parse(await readFile(join(dist, MANIFEST), 'utf8'));
  const all = Object.entries(manifest).filter(([, { file }]) => file.endsWith('.js'));
  for (const [, chunk] of all) {
    const entry = entries.get(chunk.file);
    if (entry !== undefined) chunk.entry = entry;
  }
  const keys = new Map(all.map(([key, { file }]) => [basename(file), key]));
  const scripts = new Map(
    await Promise.all(
      all.map(async ([key, { file, name, imports = [], entry }]) => {
        const text = await readFile(join(dist, file), 'utf8');
        return [key, { text, name, imports, entry }] as const;
      }),
    ),
  );
  await Promise.all(all.map(([, { file }]) => rm(join(dist, file))));
  for (const [key, { file, text }] of nameChunks(scripts, keys)) {
    const left = text.match(/[\w.~-]+\.js\b/g)?.find((name) => keys.has(name));
    if (left !== undefined) throw new Error(`${key} names ${left} in a way that is not known`);
    await writeFile(join(dist, file), text);
    Object.assign(manifest[key] ?? {}, { file });
  }
  await joinStyles(dist, manifest);
  await writeFile(join(dist, MANIFEST), JSON.stringify(manifest, null, 2));
  await writeFile(join(dist, CHUNK_MAP), writeMap(manifest));
}

async function joinStyles(dist: string, manifest: ScriptManifest): Promise<void> {
  for (const sheets of laterStyles(manifest)) {
    const text = await readStyles(dist, sheets);
    const file = `assets/${hash(text).slice(0, FILE_HASH)}.css`;
    await Promise.all(sheets.map((sheet) => rm(join(dist, sheet))));
    await writeFile(join(dist, file), text);
    for (const chunk of Object.values(manifest)) {
      const css = chunk.css?.map((sheet) => (sheets.includes(sheet) ? file : sheet));
      if (css) chunk.css = [...new Set(css)];
    }
  }
}
