import type { Seeded } from '#tests/fixtures/seeded.ts';
import type { Backend } from './Backend.ts';
import type { Weather } from './Internet.ts';

const DELIVERIES = [
  'fine',
  'fine',
  'fine',
  'lost',
  'answerLost',
  'answerLost',
  'twice',
  'late',
  'cutBody',
  'cutAnswer',
  'serverError',
  'serverErrorAfter',
  'busy',
  'refused',
  'tooLarge',
  'portal',
  'redirect',
  'silent',
] as const;
type Delivery = (typeof DELIVERIES)[number];

const DELIVERY_OF: Record<Exclude<Weather, 'rough'>, Delivery> = {
  fair: 'fine',
  gone: 'lost',
  portal: 'portal',
  silent: 'silent',
  busy: 'busy',
};

type Body = RequestInit['body'];

/** The way of what is sent: requests get lost, arrive twice, in part, or after the sender has given up on them. */
export class Posts {
  readonly #random: Seeded;
  readonly #backend: Backend;
  /** Sent and not arrived yet. Who sent them has been told that they failed. */
  #late: (() => Response)[] = [];

  constructor(random: Seeded, backend: Backend) {
    this.#random = random;
    this.#backend = backend;
  }

  /** Null: nothing comes back; 'silent': nothing ever does. */
  send(path: string, body: Body, weather: Weather): Response | null | 'silent' {
    const arrive = () => this.#backend.post(path, body);
    const delivery = weather === 'rough' ? this.#random.pick(DELIVERIES) : DELIVERY_OF[weather];
    switch (delivery) {
      case 'fine':
        return arrive();
      case 'lost':
      case 'cutBody':
        return null;
      case 'answerLost':
        arrive();
        return null;
      case 'twice': {
        const answers = [arrive(), arrive()];
        return this.#random.pick(answers);
      }
      case 'late':
        this.#late.push(arrive);
        return this.#random.chance(0.5) ? null : 'silent';
      case 'cutAnswer':
        return cut(arrive());
      case 'serverErrorAfter':
        arrive();
        return page(502 + this.#random.below(3), 'Bad gateway');
      case 'serverError':
        return Response.json(
          { code: '40001', message: 'could not serialize access' },
          { status: 500 },
        );
      case 'busy':
        return new Response('', {
          status: 429,
          headers: { 'retry-after': this.#random.pick(['2', '90', '3600', 'soon']) },
        });
      case 'refused':
        return this.#random.pick([
          Response.json({ message: 'Invalid API key' }, { status: 401 }),
          Response.json({ code: '42501', message: 'permission denied' }, { status: 401 }),
          Response.json({ code: 'PGRST202', message: 'no such function' }, { status: 404 }),
          page(403, 'Blocked by your administrator'),
        ]);
      case 'tooLarge':
        return page(413, 'Request Entity Too Large');
      case 'portal':
        return page(200, 'Welcome to Hotel WiFi');
      case 'redirect':
        // A browser that may not follow it says no more than this.
        return Response.error();
      default:
        return 'silent';
    }
  }

  /** One that was under way arrives, in any order. */
  deliverOne(): void {
    this.#late.splice(this.#random.below(this.#late.length), 1)[0]?.();
  }

  deliverAll(): void {
    while (this.#late.length > 0) this.deliverOne();
  }
}

const page = (status: number, title: string) =>
  new Response(`<h1>${title}</h1>`, { status, headers: { 'content-type': 'text/html' } });

/** The connection breaks while the answer comes. */
const cut = ({ status, headers }: Response) => new Response('{"outcome":"sto', { status, headers });
