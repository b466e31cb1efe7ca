import { once } from 'node:events';
import http from 'node:http';

/** Where an operator's street map lies: another origin, over real HTTP, with ranges. */
export class FakeStreets {
  readonly #server: http.Server;
  readonly asked: string[] = [];
  file: Uint8Array;
  version = 'one';
  /** A server without ranges answers with the whole file. */
  hasRanges = true;
  /** Stands for an answer of its own, to the requests it takes. */
  instead: ((range: string, response: http.ServerResponse) => boolean) | null = null;
  #address = '';

  constructor(file: Uint8Array) {
    this.file = file;
    this.#server = http.createServer((request, response) => {
      const range = request.headers.range ?? '';
      this.asked.push(range);
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', 'range');
      response.setHeader('access-control-expose-headers', 'etag, content-range, content-length');
      response.setHeader('etag', `"${this.version}"`);
      if (this.instead?.(range, response) === true) return;
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
      if (!this.hasRanges || from === undefined) {
        response.writeHead(200, { 'content-length': this.file.length }).end(this.file);
        return;
      }
      const end = Math.min(Number(to) + 1, this.file.length);
      const part = this.file.subarray(Number(from), end);
      response.writeHead(206, {
        'content-length': part.length,
        'content-range': `bytes ${from}-${end - 1}/${this.file.length}`,
      });
      response.end(part);
    });
  }

  async open(port = 0): Promise<string> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('no port');
    this.#address = `http://127.0.0.1:${address.port}/atlanta.pmtiles`;
    return this.#address;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    if (!this.#server.listening) return;
    this.#server.close();
    await once(this.#server, 'close');
  }
}
