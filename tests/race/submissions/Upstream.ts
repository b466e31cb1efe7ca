import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { TestServer } from '#local/testing/testServer.ts';

/** One request on its way. */
export type Parcel = { path: string; type: string; key: string; body: Buffer };
export type Answer = { status: number; type: string; retryAfter: string | null; body: Buffer };

/** Fewer than an hour has for one address, and few enough that phones side by side do not use them up. */
const PUTS_BEFORE_FORGETTING = 8;

/** The server, as the last stretch of a network reaches it: without any fault. */
export class Upstream {
  readonly server: TestServer;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #port: string;
  readonly #hasTurns: boolean;
  #puts = 0;

  /** `hasTurns`: an address has as many as the server gives it; else they never run out. */
  constructor(server: TestServer, hasTurns = false) {
    this.server = server;
    this.#port = new URL(server.url).port;
    this.#hasTurns = hasTurns;
  }

  async deliver(parcel: Parcel): Promise<Answer> {
    if (parcel.path.endsWith('/put_submission')) await this.#beforePut();
    return new Promise((resolve, reject) => {
      const { path, body } = parcel;
      const options = { port: this.#port, method: 'POST', path, agent: this.#agent };
      const sent = request({ ...options, headers: headersOf(parcel) }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const { statusCode = 0, headers } = answer;
          resolve({
            status: statusCode,
            type: headers['content-type'] ?? 'text/plain',
            retryAfter: headers['retry-after'] ?? null,
            body: Buffer.concat(parts),
          });
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  /** The connection breaks when this share of the body is through. */
  deliverPart(parcel: Parcel, share: number): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect(Number(this.#port), '127.0.0.1', () => {
        const lines = Object.entries(headersOf(parcel)).map(([name, value]) => `${name}: ${value}`);
        socket.write([`POST ${parcel.path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
        socket.write(parcel.body.subarray(0, Math.floor(parcel.body.length * share)), () => {
          socket.destroy();
        });
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve());
    });
  }

  async forgetTurns(): Promise<void> {
    await this.server.operator.rpc('forget_turns').throwOnError();
  }

  async close(): Promise<void> {
    this.#agent.destroy();
    await this.server.stop();
  }

  async #beforePut(): Promise<void> {
    this.#puts += 1;
    if (!this.#hasTurns && this.#puts % PUTS_BEFORE_FORGETTING === 0) await this.forgetTurns();
  }
}

const headersOf = ({ key, type, body }: Parcel) => ({
  host: 'localhost',
  apikey: key,
  'content-type': type,
  'content-length': String(body.length),
});
