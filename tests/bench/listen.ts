import type { Server } from 'node:http';

/** A server of this machine only, on any free port. */
export async function listen(server: Server): Promise<{ url: string; close: () => void }> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://localhost:${address.port}/`, close: () => server.close() };
}
