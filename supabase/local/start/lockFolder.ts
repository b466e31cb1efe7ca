import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * One process per data folder: two embedded databases on one folder destroy it.
 * The lock is a socket, which the system closes when the process dies: a kill leaves nothing to clean
 * up, and there is no process id that could belong to another process by now.
 * Returns the unlock function, or null when another process holds the folder.
 */
export async function lockFolder(folder: string): Promise<(() => Promise<void>) | null> {
  const address = lockAddress(folder);
  const server = await listenAt(address);
  if (server) return () => closeServer(server);
  // Only a socket file outlives its process; it is stale when nobody accepts connections.
  if (!address.startsWith(tmpdir()) || (await acceptsConnections(address))) return null;
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
    const server = createServer((socket) => socket.end());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

function acceptsConnections(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
