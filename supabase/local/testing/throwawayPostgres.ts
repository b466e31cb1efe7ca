import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './freePort.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const INSTALLS = '/usr/lib/postgresql';
/** User and group. */
const NOBODY = 65_534;

/** The folder with the programs of the newest PostgreSQL on this machine, or null when there is none. */
export function postgresPrograms(): string | null {
  if (!existsSync(INSTALLS)) return null;
  const newest = readdirSync(INSTALLS).toSorted((one, other) => Number(other) - Number(one))[0];
  const folder = newest ? path.join(INSTALLS, newest, 'bin') : null;
  return folder && existsSync(path.join(folder, 'initdb')) ? folder : null;
}

/** A PostgreSQL of its own for one test file, on a free port of loopback. */
export async function throwawayPostgres(
  programs: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { folder, remove } = await temporaryFolder();
  // PostgreSQL refuses to run as root.
  const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (owner.uid) chownSync(folder, NOBODY, NOBODY);
  chmodSync(folder, 0o700);
  const data = path.join(folder, 'data');
  const port = await freePort();
  const run = (program: string, args: string[]) =>
    execFileSync(path.join(programs, program), args, { ...owner, cwd: folder, stdio: 'ignore' });
  run('initdb', ['-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync']);
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  run('pg_ctl', ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', settings, 'start']);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
      await remove();
    },
  };
}
