import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * One process per data folder: two embedded databases on one folder destroy it.
 * The lock is a socket that the system takes back when the process dies, so a kill leaves nothing
 * to clean up and no process number can be mistaken for another.
 * Answers the unlock function, or null when somebody else holds the folder.
 */
export async function lockFolder(folder: string): Promise<(() => Promise<void>) | null> {
  const address = lockAddress(folder);
  const server = await listenAt(address);
  if (server) return () => closeServer(server);
  // Only a socket file can outlive its process; it is stale when nobody answers.
  if (!address.startsWith(tmpdir()) || (await answers(address))) return null;
  rmSync(address, { force: true });
  const second = await listenAt(address);
  return second && (() => closeServer(second));
}

function lockAddress(folder: string): string {
  const id = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\camply-${id}`;
  if (process.platform === 'linux') return `\0camply-${id}`;
  return path.join(tmpdir(), `camply-${id}.sock`);
}

function listenAt(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((visitor) => visitor.end());
    server.once('error', (problem: NodeJS.ErrnoException) =>
      problem.code === 'EADDRINUSE' ? resolve(null) : reject(problem),
    );
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const call = connect(address);
    call.once('connect', () => {
      call.destroy();
      resolve(true);
    });
    call.once('error', () => resolve(false));
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
