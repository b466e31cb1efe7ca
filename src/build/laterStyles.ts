import { type ScriptManifest, withImports } from './chunkMap.ts';

/**
 * The style sheets that no page begins with, in one list for each subject: a sheet for each script would be forty files
 * of a kilobyte. Layers decide which rule wins, so that it does not matter which sheet comes first.
 */
export function laterStyles(manifest: ScriptManifest): string[][] {
  const importsOf = (key: string) => manifest[key]?.imports ?? [];
  const stylesOf = (keys: Iterable<string>) =>
    Array.from(keys).flatMap((key) => manifest[key]?.css ?? []);
  const pages = Object.keys(manifest).filter(isOfPage);
  const first = new Set(stylesOf(pages.flatMap((key) => [...withImports(key, importsOf)])));

  const later = new Map<string, Set<string>>();
  for (const key of Object.keys(manifest).toSorted()) {
    const [, subject] = /^src\/(\w+)/.exec(key) ?? [];
    // A script that several parts import keeps a sheet of its own.
    if (subject === undefined) continue;
    const sheets = later.get(subject) ?? new Set();
    for (const sheet of stylesOf([key])) if (!first.has(sheet)) sheets.add(sheet);
    later.set(subject, sheets);
  }
  return Array.from(later.values(), (sheets) => [...sheets]).filter(({ length }) => length > 1);
}

const isOfPage = (key: string) => key === 'index.html' || key.includes('?tsr-split=');
