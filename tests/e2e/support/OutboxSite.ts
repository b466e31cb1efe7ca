import { EventEmitter, on } from 'node:events';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import * as v from 'valibot';
import { build } from 'vite';
import { seeded } from '../../fixtures/seeded.ts';
import { type Said, SaidSchema } from './outboxPage/said.ts';

/** What the page is built into: the app's own modules, as the app is built. */
async function buildPage(folder: string): Promise<void> {
  await build({
    root: path.join(import.meta.dirname, 'outboxPage'),
    configFile: false,
    logLevel: 'error',
    define: {
      'import.meta.env.VITE_SUPABASE_URL': '""',
      'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': '""',
    },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'esnext',
      modulePreload: { polyfill: false },
    },
  });
}

/** The page of the outbox on an origin of its own, and a network between it and the server that cuts requests. */
export class OutboxSite {
  /** This share of all requests is cut: half of them before the server, half after it. */
  cutShare = 0;
  cuts = 0;
  requests = 0;
  readonly #folder: string;
  readonly #backend: string;
  readonly #random = seeded(30);
  readonly #said = new EventEmitter();
  readonly #server = http.createServer((request, response) => {
    this.#answer(request, response).catch(() => response.destroy());
  });

  constructor(folder: string, backend: string) {
    this.#folder = folder;
    this.#backend = backend.replace('localhost', '127.0.0.1');
  }

  get url(): string {
    const address = this.#server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    return `http://localhost:${port}/`;
  }

  async start(): Promise<void> {
    await buildPage(this.#folder);
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<unknown>((resolve) => {
      this.#server.close(resolve);
    });
  }

  /** The next thing of this kind that a page says. */
  async hears<What extends Said['what']>(what: What): Promise<Extract<Said, { what: What }>> {
    for await (const [said] of on(this.#said, 'said')) {
      const { success, output } = v.safeParse(SaidSchema, said);
      if (!success) throw new Error('the page speaks another language');
      if (isOf(output, what)) return output;
      if (output.what === 'broken') throw new Error(output.message);
    }
    throw new Error('nothing was said');
  }

  async #answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', this.url);
    const body = await bodyOf(request);
    if (pathname === '/said') {
      this.#said.emit('said', JSON.parse(String(body)));
      response.end();
    } else if (/^\/(rest|storage)\//.test(pathname)) {
      await this.#forward(request, response, body);
    } else if (pathname === '/favicon.ico') {
      response.writeHead(404).end();
    } else {
      const name = pathname === '/' ? '/index.html' : pathname;
      const type = name.endsWith('.js') ? 'text/javascript' : 'text/html';
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
      response.end(await readFile(path.join(this.#folder, path.normalize(name))));
    }
  }

  async #forward(
    { url = '/', method, headers }: http.IncomingMessage,
    response: http.ServerResponse,
    body: Buffer<ArrayBuffer>,
  ): Promise<void> {
    this.requests += 1;
    const roll = this.#random.next();
    const isCut = roll < this.cutShare;
    if (isCut) this.cuts += 1;
    if (isCut && roll < this.cutShare / 2) {
      response.destroy();
      return;
    }
    const answer = await fetch(`${this.#backend}${url}`, {
      method: method ?? 'POST',
      headers: {
        apikey: String(headers['apikey']),
        'content-type': headers['content-type'] ?? '',
      },
      body,
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (isCut) {
      response.destroy();
      return;
    }
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(bytes);
  }
}

const isOf = <What extends Said['what']>(
  said: Said,
  what: What,
): said is Extract<Said, { what: What }> => said.what === what;

async function bodyOf(request: http.IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
