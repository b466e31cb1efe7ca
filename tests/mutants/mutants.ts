// `npm run mutants [-- path ...]`: changes rules, stores and the import of camps in a copy of the project, one operator or condition at a time, and counts the
// changes that no test notices. Forty files, others for each commit, take about half an hour; paths name files, or patterns of them. Fails below 85 %.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { seeded } from '../fixtures/seeded.ts';
import { installTools } from '../runner/installTools.mjs';
import { seedOffset } from '../runner/seedOffset.mjs';

const FILES = 40;

const root = path.resolve(import.meta.dirname, '../..');
const seed = Number(seedOffset(root));

function drawFiles(): string[] {
  const { next } = seeded(seed);
  const folders = ['src/{base,*/rules,*/store}', 'supabase/local/camps'];
  return globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root },
  )
    .filter((file) => !/\.test\.|\/offline\/|\.d\.ts$/.test(file))
    .toSorted()
    .map((file) => ({ file, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, FILES)
    .map(({ file }) => file);
}

const named = process.argv.slice(2);
installTools(import.meta.dirname);
console.log(named.length > 0 ? named.join(', ') : `${FILES} files, CAMPLY_SEED_OFFSET=${seed}`);
const { status } = spawnSync(
  process.execPath,
  [
    path.join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
    'run',
    'tests/mutants/stryker.config.mjs',
    '--mutate',
    [...(named.length > 0 ? named : drawFiles()), '!**/*.test.*'].join(','),
  ],
  // Fewer stories and random cases than a soak: each mutant runs them anew.
  { cwd: root, stdio: 'inherit', env: { ...process.env, CAMPLY_STORIES: '20' } },
);
process.exitCode = status ?? 1;
