import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPublicFile, throughPublicFiles } from '../src/build/publicFiles.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** One import line: who (path from the project's root), what (a path of ours, or a package), and how. */
export type Import = { from: string; to: string; dynamic: boolean; typeOnly: boolean };

const IMPORT =
  /(?:^|[\n;}])\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/g;

/** Finds the imports in one file's text. `imports` is package.json's own map of short paths. */
export function importsOf(from: string, text: string, imports: Record<string, string>): Import[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(IMPORT)].map(([, type, fixed, dynamic]) => ({
    from,
    to: resolve(from, (fixed ?? dynamic ?? '').replace(/\?.*$/, ''), imports),
    dynamic: dynamic !== undefined,
    typeOnly: type !== undefined,
  }));
}

function resolve(from: string, path: string, imports: Record<string, string>): string {
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  for (const [short, long] of Object.entries(imports)) {
    const [head = '', tail] = short.split('*');
    if (tail === undefined ? path === short : path.startsWith(head)) {
      return posix.join(long.replace('*', path.slice(head.length)));
    }
  }
  return path;
}

/**
 * Every import of the project's own code, tests and generated files left out. `isDirect`: past public files, to the files behind
 * them, as the build goes.
 */
export function projectImports(isDirect = false): {
  files: Map<string, string>;
  imports: Import[];
} {
  const shortPaths: Record<string, string> = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ).imports;
  const files = new Map(
    globSync(['src/**/*.{ts,tsx}', 'supabase/**/*.{ts,mjs}'], { cwd: root })
      .map((path) => relative('.', path))
      .filter(
        (path) => !/node_modules|\.test\.tsx?$|\.gen\.ts$|\.d\.ts$|database\.types\.ts$/.test(path),
      )
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
  const imports = [...files].flatMap(([path, text]) =>
    importsOf(path, isDirect ? throughPublicFiles(text, readPublicFile) : text, shortPaths),
  );
  return { files, imports };
}

/** The first circle of files that import each other, or null. Types and lazy imports count: they tie files together, too. */
export function findCycle(imports: readonly Import[]): string[] | null {
  const next = Map.groupBy(imports, (line) => line.from);
  const done = new Set<string>();
  const walk = (file: string, path: string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const { to } of next.get(file) ?? []) {
      const ring = walk(to, [...path, file]);
      if (ring) return ring;
    }
    done.add(file);
    return null;
  };
  for (const file of next.keys()) {
    const ring = walk(file, []);
    if (ring) return ring;
  }
  return null;
}
