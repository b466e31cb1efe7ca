import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { isSoak } from '../e2e/support/breadth.ts';

const dist = process.env.CAMPLY_DIST ?? 'dist';

function build(project: string, folder: string): void {
  const time = execFileSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' });
  execFileSync('node_modules/.bin/vite', ['build', '--outDir', folder, '--logLevel', 'error'], {
    cwd: project,
    stdio: 'pipe',
    // With the test runner's own variables it would be a build for tests.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      CAMPLY_DAY: process.env.CAMPLY_DAY,
      SOURCE_DATE_EPOCH: time.trim(),
    },
  });
}

/** Every file of a folder with what is in it, by its SHA-256. */
async function contents(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of (await readdir(folder, { recursive: true })).toSorted()) {
    const file = path.join(folder, name);
    if (!(await stat(file)).isFile()) continue;
    found[name] = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  }
  return found;
}

// Otherwise every deployment would make every browser download every page again.
it.runIf(isSoak)(
  'two builds of one commit are equal byte for byte',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'camply-again-'));
    build('.', folder);
    expect(await contents(folder)).toEqual(await contents(dist));
    await rm(folder, { recursive: true, force: true });
  },
  240_000,
);

/** What the service worker keeps: each path with what tells its content. */
async function precached(folder: string): Promise<Map<string, string>> {
  const worker = await readFile(path.join(folder, 'sw.js'), 'utf8');
  const entries = [...worker.matchAll(/\{[^{}]*\burl["`']?:["`']([^"`']+)[^{}]*\}/g)];
  return new Map(entries.map(([entry, url = '']) => [url, entry]));
}

it.runIf(isSoak)(
  'a changed word of one screen costs a phone at most 60 kB, and no page but its own',
  async () => {
    const project = await mkdtemp(path.join(tmpdir(), 'camply-word-'));
    for (const name of ['index.html', 'package.json', 'public', 'src', 'supabase', 'tests', 'tsconfig.json', 'vite.config.ts']) {
      await cp(name, path.join(project, name), { recursive: true });
    }
    await symlink(path.resolve('node_modules'), path.join(project, 'node_modules'));
    const words = path.join(project, 'src/planner/words/first.ts');
    const text = await readFile(words, 'utf8');
    await writeFile(words, text.replace('Stays on this device', 'Remains on this device'));
    const folder = path.join(project, 'dist');
    build(project, folder);

    const before = await precached(dist);
    const after = await precached(folder);
    const changed = [...after.keys()].filter((url) => before.get(url) !== after.get(url));
    const packed = async (url: string) => brotliCompressSync(await readFile(path.join(folder, url))).length;
    const sizes = await Promise.all([...changed, 'sw.js'].map(packed));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`${changed.length} of ${after.size} files, ${bytes} bytes in Brotli`);
    expect(after.size).toBeGreaterThan(200);
    expect(changed).toContain('chunks.js');
    expect(changed.filter((url) => url.endsWith('.html'))).toEqual([]);
    expect(bytes).toBeLessThan(60_000);
    await rm(project, { recursive: true, force: true });
  },
  240_000,
);
