import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { transformWithOxc } from 'vite';
import type { HostRules } from './hostRules.ts';

const source = resolve(import.meta.dirname, 'pagesWorker.ts');

/** `_worker.js`: pagesWorker.ts with the rules of this build. */
export async function cloudflareWorker(
  { common, paths }: HostRules,
  supabase: string,
): Promise<string> {
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source, {
    sourcemap: false,
  });
  const rules = JSON.stringify({ common, paths });
  return `${code}\nexport default makeWorker(${rules}, ${JSON.stringify(supabase)});\n`;
}

/** `_routes.json`: files whose headers are all alike need no worker. */
export const cloudflareRoutes = ({ prefixes }: HostRules): string =>
  `${JSON.stringify({ version: 1, include: ['/*'], exclude: Object.keys(prefixes) }, null, 2)}\n`;

/** `_headers`: of those files. No two rules match one file: Pages would join their values. */
export const cloudflareHeaders = ({ common, prefixes }: HostRules): string =>
  Object.entries(prefixes)
    .map(([path, headers]) => {
      const lines = Object.entries({ ...common, ...headers }).map(
        ([name, value]) => `  ${name}: ${value}\n`,
      );
      return `${path}\n${lines.join('')}`;
    })
    .join('');
