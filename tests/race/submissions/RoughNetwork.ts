import http from 'node:http';
import { seeded } from '#tests/fixtures/seeded.ts';
import { deliveries, fair, slow, type Way } from './deliveries.ts';
import { hashOf } from './hashOf.ts';
import type { Parcel, Upstream } from './Upstream.ts';

/**
 * Between one phone's fetch and the server: an address of its own whose requests get lost, cut, repeated, delivered late
 * or answered by somebody else. A request's delivery is decided by the seed and by what it is, not by when it comes.
 */
export class RoughNetwork {
  isFair = false;
  /** The share of requests that are spared. */
  readonly #calm: number;
  requests = 0;
  /** How often each of them happened. */
  readonly happened: Record<string, number> = {};
  readonly uploaded = new Set<string>();
  /** A request gets no answer: the phone has to wait until it gives up. */
  onSilence: () => void = () => {};
  readonly #seed: number;
  readonly #upstream: Upstream;
  readonly #server = http.createServer((request, response) => void this.#take(request, response));
  readonly #seen = new Map<string, number>();
  #late: (() => Promise<unknown>)[] = [];
  #open = new Set<Promise<void>>();
  #waiting: (() => void)[] = [];
  #port = 0;

  constructor(seed: number, upstream: Upstream, calm = 0) {
    this.#calm = calm;
    this.#seed = seed;
    this.#upstream = upstream;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    const address = this.#server.address();
    if (typeof address === 'object' && address !== null) this.#port = address.port;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<unknown>((resolve) => {
      this.#server.close(resolve);
    });
  }

  /** Everything that is still on its way reaches the server. */
  async deliverAll(): Promise<void> {
    await Promise.all(this.#open);
    const late = this.#late;
    this.#late = [];
    await Promise.all(late.map((deliver) => deliver()));
  }

  /** Ends when the next request has left the phone. */
  async nextRequest(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  async #take(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    try {
      for await (const part of request) parts.push(Buffer.from(part));
    } catch {
      // The phone died before it was all out.
      return;
    }
    const done = this.#meet(parcelOf(request, Buffer.concat(parts)), response);
    this.#open.add(done);
    await done.finally(() => this.#open.delete(done));
  }

  async #meet(parcel: Parcel, response: http.ServerResponse): Promise<void> {
    this.requests += 1;
    for (const resolve of this.#waiting.splice(0)) resolve();
    const [, upload] = /\/camp-logos\/(.+)$/.exec(parcel.path) ?? [];
    if (upload !== undefined) this.uploaded.add(upload);
    const what = upload ?? `${parcel.path} ${/"id":"[^"]+"/.exec(String(parcel.body))?.[0] ?? ''}`;
    const nth = (this.#seen.get(what) ?? 0) + 1;
    this.#seen.set(what, nth);
    const random = seeded(hashOf(`${this.#seed} ${what} ${nth}`));
    const isSpared = this.isFair || random.chance(this.#calm);
    const [name, delivery] = isSpared ? random.pick([fair, slow]) : random.pick(deliveries);
    this.happened[name] = (this.happened[name] ?? 0) + 1;
    if (random.chance(0.4)) await this.#late.shift()?.();
    try {
      await delivery(this.#wayOf(parcel, response, random));
    } catch {
      // As when the server has gone.
      response.destroy();
    }
  }

  #wayOf(parcel: Parcel, response: http.ServerResponse, random: Way['random']): Way {
    const upstream = this.#upstream;
    return {
      random,
      deliver: () => upstream.deliver(parcel),
      deliverPart: (share) => upstream.deliverPart(parcel, share),
      deliverLater: () => void this.#late.push(() => upstream.deliver(parcel)),
      pass: ({ status, type, retryAfter, body }) => {
        const wait = retryAfter === null ? {} : { 'retry-after': retryAfter };
        response.writeHead(status, { 'content-type': type, ...wait }).end(body);
      },
      async passHalf({ status, type, body }) {
        response.writeHead(status, { 'content-type': type, 'content-length': body.length });
        await new Promise((resolve) => {
          response.write(body.subarray(0, body.length / 2), resolve);
        });
        response.destroy();
      },
      say: (status, type, body, headers = {}) =>
        void response.writeHead(status, { 'content-type': type, ...headers }).end(body),
      cut: () => void response.destroy(),
      silence: async () => {
        if (response.destroyed) return;
        const given = new Promise((resolve) => response.on('close', resolve));
        this.onSilence();
        await given;
      },
    };
  }
}

function parcelOf({ url = '/', headers }: http.IncomingMessage, body: Buffer): Parcel {
  const key = String(headers['apikey']);
  return { path: url, type: headers['content-type'] ?? '', key, body };
}
