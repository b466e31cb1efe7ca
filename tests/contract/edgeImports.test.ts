// The edge runtime knows no package.json: whatever a function imports, at any depth, must be in its deno.json, at the version of the project.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const {
  dependencies,
  devDependencies,
}: Record<string, Record<string, string>> = JSON.parse(read('package.json'));
const versions: Record<string, string> = { ...devDependencies, ...dependencies };

/** Specifiers of values; what is only a type is gone by then. */
const importsOf = (text: string) =>
  [...text.matchAll(/^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?'([^']+)'/gm)].map(
    ([, specifier = '']) => specifier,
  );

/** Each file that is reached from one, and bare specifiers that no key of `map` covers. */
function reach(entry: string, map: Record<string, string>) {
  const files = new Set<string>();
  const unknown = new Set<string>();
  const coming = [entry];
  for (let file = coming.pop(); file !== undefined; file = coming.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    if (!file.endsWith('.ts')) continue;
    for (const specifier of importsOf(read(file))) {
      const key = Object.keys(map).find(
        (each) => specifier === each || (each.endsWith('/') && specifier.startsWith(each)),
      );
      const to = key === undefined ? specifier : `${map[key] ?? ''}${specifier.slice(key.length)}`;
      const from = key === undefined ? path.dirname(file) : path.dirname(entry);
      if (to.startsWith('.')) coming.push(path.join(from, to));
      else if (!/^(?:npm|node):/.test(to)) unknown.add(`${specifier} of ${file}`);
    }
  }
  return { files: [...files], unknown: [...unknown] };
}

const functions = globSync('supabase/functions/*/index.ts', { cwd: root }).toSorted();
const mapOf = (entry: string): Record<string, string> => {
  const file = path.join(path.dirname(entry), 'deno.json');
  return existsSync(path.join(root, file)) ? JSON.parse(read(file)).imports : {};
};

test.each(functions)('%s imports only what its deno.json has', (entry) => {
  const { files, unknown } = reach(entry, mapOf(entry));
  expect(unknown).toEqual([]);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test.each(functions)('%s takes packages at the version of the project', (entry) => {
  for (const to of Object.values(mapOf(entry))) {
    const [, name = '', version] = /^npm:\/?((?:@[^/]+\/)?[^@/]+)@([^/]+)/.exec(to) ?? [];
    expect(name === '' ? undefined : versions[name]).toBe(version);
  }
});

test('a package that is missing is seen', () => {
  const { valibot, ...map } = mapOf('supabase/functions/read-sources/index.ts');
  expect(valibot).toBeDefined();
  expect(reach('supabase/functions/read-sources/index.ts', map).unknown.length).toBeGreaterThan(0);
});
