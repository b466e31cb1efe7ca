import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A slow line in front of a local port: all connections share `bytesPerSecond` downstream, and each byte takes
 * half of `roundTripMs` each way. Opening a connection costs a round trip more, as in a real network.
 */
export async function throttle(
  port: number,
  { bytesPerSecond, roundTripMs }: { bytesPerSecond: number; roundTripMs: number },
): Promise<{ url: string; close: () => void }> {
  const sliceBytes = 4096;
  // When the line is free again, in ms.
  let freeAt = 0;
  const sockets = new Set<net.Socket>();
  const server = net.createServer({ pauseOnConnect: true }, (near) => {
    const far = net.connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    const upstream = async () => {
      await pause(roundTripMs);
      for await (const bytes of near) {
        setTimeout(() => far.write(bytes), roundTripMs / 2);
      }
    };
    const downstream = async () => {
      for await (const received of far) {
        const bytes = Buffer.from(received);
        for (let from = 0; from < bytes.length; from += sliceBytes) {
          const slice = bytes.subarray(from, from + sliceBytes);
          const now = performance.now();
          freeAt = Math.max(freeAt, now) + (1000 * slice.length) / bytesPerSecond;
          const wait = freeAt - now;
          // Backpressure: the next slice of this connection waits, so that others get their turn.
          await pause(wait);
          setTimeout(() => near.write(slice), roundTripMs / 2);
        }
      }
    };
    upstream().catch(() => undefined);
    downstream().catch(() => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://localhost:${address.port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
