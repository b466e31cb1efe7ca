import { createAdaptorServer } from '@hono/node-server';
import { StartError } from './StartError.ts';

/** The second argument identifies the caller (`incoming`). */
type Handler = (request: Request, bindings?: object) => Response | Promise<Response>;

export type Listener = {
  port: number;
  /** Starts serving. Each response is 503 with retry-after before this call. */
  serve(handler: Handler): void;
  close(): Promise<void>;
};

/** Takes the port before the slow part of a start, so that one in use is reported at once. Loopback only. */
export async function listen(port: number): Promise<Listener> {
  let handler: Handler = respondStarting;
  const server = createAdaptorServer({
    fetch: (request: Request, bindings: object) => handler(request, bindings),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(port, error)));
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    serve: (next) => {
      handler = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

function respondStarting(): Response {
  // `refresh` reloads the page of a person, `retry-after` is for programs.
  const headers = { 'retry-after': '2', refresh: '2' };
  return new Response('Camply is starting', { status: 503, headers });
}

function portError(port: number, error: NodeJS.ErrnoException): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use by another program (perhaps another Camply).`,
      `Stop that one, or choose another port: PORT=${port + 1} npm start`,
      error,
    );
  }
  if (error.code === 'EACCES') {
    return new StartError(
      `Port ${port} is not allowed for this user.`,
      'Choose one above 1023: PORT=4173 npm start',
      error,
    );
  }
  return error;
}
