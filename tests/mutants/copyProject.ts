import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PARTS = [
  'src',
  'supabase',
  'tests',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** A copy in which faults are planted: never in the checkout itself. */
export async function copyProject(
  root: string,
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'camply-mutants-'));
  for (const part of PARTS) {
    await cp(path.join(root, part), path.join(folder, part), { recursive: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
