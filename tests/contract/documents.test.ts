// What the documents of the repository name has to be there.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const documents = globSync(['README.md', '.github/**/*.md', '{src,supabase,tests}/**/*.md'], {
  cwd: root,
  exclude: (name) => name.includes('node_modules'),
});

/** Links, from the document's own folder, and paths in code that begin at the root: `src/app/main.tsx`. */
function pathsIn(document: string): string[] {
  const text = readFileSync(path.join(root, document), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to = '']) =>
    path.join(path.dirname(document), to),
  );
  const code = [...text.matchAll(/`((?:src|tests|supabase|public)\/[\w./-]+)`/g)];
  return [...links, ...code.map(([, name = '']) => name)];
}

/** An operator writes supabase/.env, and never commits it. */
const isThere = (name: string) => name === 'supabase/.env' || existsSync(path.join(root, name));

it.each(documents)('every file that %s names exists', (document) => {
  expect(pathsIn(document).filter((name) => !isThere(name))).toEqual([]);
});

it.each(['README.md', ...documents.filter((name) => /^(src|supabase)\/.*README\.md$/.test(name))])(
  '%s can be read in one go',
  (document) => {
    const lines = readFileSync(path.join(root, document), 'utf8').trimEnd().split('\n').length;
    expect(lines).toBeLessThanOrEqual(document === 'README.md' ? 110 : 80);
  },
);
