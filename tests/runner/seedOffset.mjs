import { spawnSync } from 'node:child_process';

/** A number that is the same for one commit and another for the next; by day outside of a repository. */
export function seedOffset(root) {
  if (process.env.CAMPLY_SEED_OFFSET) return process.env.CAMPLY_SEED_OFFSET;
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  const number = status === 0 ? Number.parseInt(stdout.slice(0, 6), 16) : Date.now() / 86_400_000;
  return String(Math.floor(number));
}
