import { once } from 'node:events';
import http from 'node:http';

type Coordinates = { x: number; y: number };

/** The Census geocoder as its documentation words it, over real HTTP on loopback. */
export class FakeCensus {
  readonly #server: http.Server;
  readonly #known = new Map<string, Coordinates[]>();
  /** What was asked, each as street, city, state, zip. */
  readonly asked: string[] = [];
  /** Stands for an answer of its own: an outage, a page of HTML, silence. */
  instead: ((response: http.ServerResponse) => void) | null = null;

  constructor() {
    this.#server = http.createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://census');
      const words = url.searchParams;
      if (!url.pathname.endsWith('/locations/address') || words.get('benchmark') === null) {
        response.writeHead(404).end();
        return;
      }
      const street = words.get('street') ?? '';
      this.asked.push(['street', 'city', 'state', 'zip'].map((key) => words.get(key)).join(', '));
      if (this.instead !== null) {
        this.instead(response);
        return;
      }
      const addressMatches = (this.#known.get(street) ?? []).map((coordinates) => ({
        matchedAddress: street.toUpperCase(),
        coordinates,
        tigerLine: { side: 'L', tigerLineId: '1' },
      }));
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ result: { input: {}, addressMatches } }));
    });
  }

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('no port');
    return `http://127.0.0.1:${address.port}/geocoder`;
  }

  knows(street: string, ...places: [latitude: number, longitude: number][]): void {
    this.#known.set(
      street,
      places.map(([y, x]) => ({ x, y })),
    );
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
