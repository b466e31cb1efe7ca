import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * The commit that changes are counted from: `ref`, else where this branch left main, else the commit before this
 * one. Files that are not committed count as changed, too.
 */
export function changedSince(root, ref) {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const commit = (...args) => {
    const { status, stdout } = git(...args);
    return status === 0 ? stdout.trim() : null;
  };
  if (ref !== undefined) {
    const named = commit('rev-parse', '--verify', `${ref}^{commit}`);
    if (named === null) throw new Error(`git knows no commit ${ref}.`);
    return named;
  }
  const head = commit('rev-parse', 'HEAD');
  if (head === null) throw new Error('Changes are known in a git repository only.');
  const main = ['origin/main', 'main'].find((name) => commit('rev-parse', '--verify', name));
  const left = main && commit('merge-base', main, 'HEAD');
  const isChanged = git('status', '--porcelain').stdout !== '';
  if (left && (left !== head || isChanged)) return left;
  return commit('rev-parse', 'HEAD~1') ?? head;
}

/** Of files that changed since a commit, and of those that git does not know yet: the folders they lie in. */
export function changedFolders(root, commit) {
  const list = (...args) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
  const files = [
    ...list('diff', '--name-only', commit),
    ...list('ls-files', '--others', '--exclude-standard'),
  ];
  const folders = files.filter((file) => /\.tsx?$/.test(file)).map((file) => path.dirname(file));
  return [...new Set(folders)].filter((folder) => folder !== '.');
}
