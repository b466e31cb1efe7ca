import { chunkId, type ScriptManifest } from '../chunkMap.ts';

const routePart = '?tsr-split=component';
const missingPart = '?tsr-split=notFoundComponent';
const ROOT = '__root__';

/** `ids`: of the scripts that import the rest. */
export type PageAssets = { scripts: string[]; styles: string[]; ids: string[] };

/**
 * The files one page needs before it can be used: the split-off component of each matched route and
 * the entry with everything they import, what is imported first. Lazy imports may come later.
 */
export function pageAssets(manifest: ScriptManifest, routeIds: readonly string[]): PageAssets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const next of chunk.imports ?? []) visit(next);
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  const roots = routeIds.flatMap((id) => {
    const keys = routeKeys(id).filter((key) => manifest[key] !== undefined);
    // A file of another name than its route: the page would come without its styles.
    if (keys.length === 0 && id !== ROOT)
      throw new Error(`${id}: no file is named like this route`);
    return keys;
  });
  roots.push('index.html');
  roots.forEach(visit);
  return {
    scripts: [...scripts],
    styles: [...styles],
    ids: roots.map((key) => chunkId(key, manifest[key]?.entry)),
  };
}

// '/browse/fall-break' lives in src/app/routes/browse/fall-break.tsx, '/' in src/app/routes/index.tsx.
function routeKeys(routeId: string): string[] {
  const file = routeId.endsWith('/') ? `${routeId}index` : routeId;
  return [routePart, missingPart].map((part) => `src/app/routes${file}.tsx${part}`);
}
