import { createAdaptorServer } from '@hono/node-server';
import { StartError } from './StartError.ts';

type Handler = (request: Request) => Response | Promise<Response>;

export type Listening = {
  port: number;
  /** Until this is called every request is told to come back soon. */
  serve(handler: Handler): void;
  close(): Promise<void>;
};

/** Takes the port before the slow part of a start, so that a taken one is told at once. Loopback only. */
export async function listen(port: number): Promise<Listening> {
  let handler: Handler = starting;
  const server = createAdaptorServer({ fetch: (request: Request) => handler(request) });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (problem: NodeJS.ErrnoException) => reject(portProblem(port, problem)));
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

function starting(): Response | Promise<Response> {
  // `refresh` for people who look in too early, `retry-after` for programs.
  const headers = { 'retry-after': '2', refresh: '2' };
  return new Response('Camply is starting', { status: 503, headers });
}

function portProblem(port: number, problem: NodeJS.ErrnoException): Error {
  if (problem.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is taken by another program (perhaps another Camply).`,
      `Stop that one, or choose another port: PORT=${port + 1} npm start`,
      problem,
    );
  }
  if (problem.code === 'EACCES') {
    return new StartError(
      `Port ${port} is not allowed for this user.`,
      'Choose one above 1023: PORT=4173 npm start',
      problem,
    );
  }
  return problem;
}
