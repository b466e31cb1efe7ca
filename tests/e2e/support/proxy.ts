import { EventEmitter, once } from 'node:events';
import http from 'node:http';
import type { Socket } from 'node:net';

type Response = {
  status: number;
  type: string;
  body: string;
  headers: http.OutgoingHttpHeaders;
};

/**
 * A reverse proxy in front of a server, on an address of its own: each test gets a fresh origin, and can
 * stop it (the server is down), override or truncate responses, or forward to another server (a deployment).
 */
export class Proxy {
  readonly #server: http.Server;
  readonly #sockets = new Set<Socket>();
  #target: string;
  #port = 0;
  #overridden: { path: RegExp; response: Response } | null = null;
  #held: { path: RegExp; until: Promise<unknown> } | null = null;
  #truncated: { path: RegExp; bytes: number } | null = null;
  /** Path and query of everything that was requested, in order. */
  readonly requests: string[] = [];
  /** The addresses that requests say they come from. */
  readonly referrers = new Set<string>();
  /** Gets all that a request carries: its line and headers, then its body. */
  onSent: (content: string | Buffer) => void = () => undefined;

  constructor(target: string) {
    this.#target = target;
    this.#server = http.createServer((request, response) => void this.#forward(request, response));
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Listens on a free port, or again on the one it had. */
  async start(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(this.#port, '127.0.0.1', resolve);
    });
    const address = this.#server.address();
    if (typeof address === 'object' && address !== null) this.#port = address.port;
  }

  /** Nothing answers any more, not even connections that are half open. */
  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
    });
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  forwardTo(target: string): void {
    this.#target = target;
  }

  /** Responds to matching paths instead of the server, until `restore`. */
  override(path: RegExp, response: Partial<Response>): void {
    this.#overridden = {
      path,
      response: { status: 500, type: 'text/plain', body: '', headers: {}, ...response },
    };
  }

  /** Breaks off responses to matching paths after so many bytes, until `restore`. */
  truncate(path: RegExp, bytes: number): void {
    this.#truncated = { path, bytes };
  }

  restore(): void {
    this.#overridden = null;
    this.#truncated = null;
  }

  /** Keeps requests of matching paths waiting until the returned function is called. */
  hold(path: RegExp): () => boolean {
    const gate = new EventEmitter();
    this.#held = { path, until: once(gate, 'open') };
    return () => gate.emit('open');
  }

  /** Held back, broken off or answered by the proxy itself: it has left the phone. */
  #listenTo(request: http.IncomingMessage, path: string): void {
    this.onSent(`${request.method} ${path}\n${JSON.stringify(request.headers)}`);
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('close', () => this.onSent(Buffer.concat(parts)));
  }

  async #forward(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    this.requests.push(path);
    this.referrers.add(request.headers.referer ?? '');
    this.#listenTo(request, path);
    if (this.#held?.path.test(path)) await this.#held.until;
    if (this.#overridden?.path.test(path)) {
      const { status, type, body, headers } = this.#overridden.response;
      response.writeHead(status, { 'content-type': type, ...headers }).end(body);
      return;
    }
    const { method, headers } = request;
    const truncated = this.#truncated?.path.test(path) ? this.#truncated : null;
    const key = truncated === null ? fileKey(request, this.#target) : null;
    const file = key === null ? undefined : builtFiles.get(key);
    if (file) {
      response.writeHead(200, file.headers).end(file.body);
      return;
    }
    const upstream = http.request(new URL(path, this.#target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (key !== null && answer.statusCode === 200) rememberFile(key, answer);
      if (truncated) void breakOff(answer, response, truncated.bytes);
      else answer.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  }
}

type File = { headers: http.IncomingHttpHeaders; body: Buffer };

/** Files of the site whose responses say that they do not change, of every test of this process. */
const builtFiles = new Map<string, File>();

/** Null for all that may change, or of which only a part is wanted. */
function fileKey({ method, url, headers }: http.IncomingMessage, target: string): string | null {
  const isWhole = headers.range === undefined && headers['if-none-match'] === undefined;
  if (method !== 'GET' || !isWhole || !/^\/(?:assets|pictures)\//.test(url ?? '')) return null;
  return `${target}${url} ${headers['accept-encoding']}`;
}

function rememberFile(key: string, answer: http.IncomingMessage): void {
  const parts: Buffer[] = [];
  answer.on('data', (part: Buffer) => parts.push(part));
  answer.on('end', () => {
    builtFiles.set(key, { headers: answer.headers, body: Buffer.concat(parts) });
  });
}

/** Passes on the first bytes, then drops the connection. */
async function breakOff(
  upstream: http.IncomingMessage,
  response: http.ServerResponse,
  bytes: number,
): Promise<void> {
  let left = bytes;
  for await (const received of upstream) {
    const part = Buffer.from(received).subarray(0, left);
    left -= part.length;
    await new Promise((resolve) => {
      response.write(part, resolve);
    });
    if (left === 0) break;
  }
  response.destroy();
}
