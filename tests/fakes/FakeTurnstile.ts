import { createServer, type Server } from 'node:http';

/** siteverify on loopback, as its documentation describes it. A token counts once, but again with the same key. */
export class FakeTurnstile {
  /** Tokens of people. */
  readonly people = new Set<string>();
  readonly secret = 'turnstile-secret';
  readonly asked: URLSearchParams[] = [];
  /** Instead of an answer. */
  outage: { status: number; body: string } | null = null;
  readonly #spent = new Map<string, string | null>();
  #server: Server | null = null;

  open(): Promise<string> {
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        const { status, text } = this.#answer(new URLSearchParams(body));
        response.writeHead(status, { 'content-type': 'application/json' }).end(text);
      });
    });
    this.#server = server;
    return new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        const port = typeof address === 'object' && address ? address.port : 0;
        resolve(`http://127.0.0.1:${port}/siteverify`);
      });
    });
  }

  async close(): Promise<void> {
    const server = this.#server;
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
  }

  #answer(asked: URLSearchParams): { status: number; text: string } {
    this.asked.push(asked);
    if (this.outage) return { status: this.outage.status, text: this.outage.body };
    if (asked.get('secret') !== this.secret) return refused('invalid-input-secret');
    const token = asked.get('response') ?? '';
    if (!this.people.has(token)) return refused('invalid-input-response');
    const key = asked.get('idempotency_key');
    if (this.#spent.has(token) && this.#spent.get(token) !== key)
      return refused('timeout-or-duplicate');
    this.#spent.set(token, key);
    return { status: 200, text: JSON.stringify({ success: true, 'error-codes': [] }) };
  }
}

const refused = (code: string) => ({
  status: 200,
  text: JSON.stringify({ success: false, 'error-codes': [code] }),
});
