import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Most bytes one page may need before anybody touches it, gzipped; 1 kB = 1000 bytes. React and
 * router take 97 kB of the scripts: what is left is for the page. A list of camps with its filters
 * is the heaviest page there is and has figures of its own. `html` holds the styles, too.
 */
const budgets = { scripts: 137_400, styles: 12_000, html: 30_000 };
const listBudgets = { scripts: 168_300, styles: 14_000, html: 37_200 };
const isList = (path: string) => /^\/(?:browse|search-camps)/.test(path);
/** One camp, and the family's own lists: the live directory, and what reads dates, hours and prices. */
const campBudgets = { scripts: 155_200, styles: 14_000, html: 30_000 };
const isOfCamps = (path: string) => /^\/(?:camps\/|favorites$|compare$)/.test(path);

function budgetsOf(path: string): typeof budgets {
  if (isList(path)) return listBudgets;
  return isOfCamps(path) ? campBudgets : budgets;
}

// Heavy code that must load on demand, identified by a text that minification preserves.
const lazyOnly = {
  dexie: 'DexieError',
  'supabase-js': 'supabaseUrl is required',
  'auth-js': 'refresh_token',
  'react-day-picker': 'rdp-',
  'maplibre-gl': 'maplibregl-',
  dompurify: 'TRUSTED_TYPES_POLICY',
  'the body of a post': '</p>',
};

type PageFiles = { scripts: readonly string[]; styles: string; html: string };

/** Fails the build when a page has grown too heavy. `scripts` are their paths, `styles` is its CSS. */
export async function checkSizes(
  dist: string,
  path: string,
  { scripts: files, styles, html }: PageFiles,
): Promise<void> {
  const scripts = await Promise.all(files.map((file) => weighed(join(dist, file))));
  const sizes = {
    scripts: scripts.reduce((sum, { size }) => sum + size, 0),
    styles: gzipped([Buffer.from(styles)]),
    html: gzipped([Buffer.from(html)]),
  };
  const problems = [
    ...overBudget(sizes, budgetsOf(path)),
    ...Object.entries(lazyOnly)
      .filter(([name]) => scripts.some(({ holds }) => holds.has(name)))
      .map(([name]) => `${name} is loaded before it is needed`),
  ];
  if (problems.length > 0) throw new Error(`${path}: ${problems.join('; ')}`);
}

type Weighed = { size: number; holds: ReadonlySet<string> };

// Hundreds of pages share a dozen scripts.
const known = new Map<string, Promise<Weighed>>();

function weighed(file: string): Promise<Weighed> {
  const weighing = known.get(file) ?? weigh(file);
  known.set(file, weighing);
  return weighing;
}

async function weigh(file: string): Promise<Weighed> {
  const script = await readFile(file);
  const held = Object.entries(lazyOnly).filter(([, mark]) => script.includes(mark));
  return { size: gzipped([script]), holds: new Set(held.map(([name]) => name)) };
}

export function overBudget(sizes: typeof budgets, allowed = budgets): string[] {
  return (['scripts', 'styles', 'html'] as const)
    .filter((kind) => sizes[kind] > allowed[kind])
    .map((kind) => `${kind} weigh ${sizes[kind]} bytes gzipped, allowed are ${allowed[kind]}`);
}

const gzipped = (files: readonly Buffer[]) =>
  files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
