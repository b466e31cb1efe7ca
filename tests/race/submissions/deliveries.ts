// What becomes of one request between a phone and the server. What is listed twice happens twice as often.
import type { Seeded } from '#tests/fixtures/seeded.ts';
import { turns } from './turns.ts';
import type { Answer } from './Upstream.ts';

/** What a delivery can do with a request. */
export type Way = {
  random: Seeded;
  /** The server gets it. */
  deliver: () => Promise<Answer>;
  /** The server gets this share of its body. */
  deliverPart: (share: number) => Promise<void>;
  /** The server gets it at some other time, when the phone has long given up. */
  deliverLater: () => void;
  pass: (answer: Answer) => void;
  /** The phone gets half of the answer. */
  passHalf: (answer: Answer) => Promise<void>;
  say: (status: number, type: string, body: string, headers?: Record<string, string>) => void;
  /** The connection breaks. */
  cut: () => void;
  /** Nothing comes until the phone gives up. */
  silence: () => Promise<void>;
};

const page = '<h1>Welcome to Hotel WiFi</h1>';
const html =
  (status: number, headers: Record<string, string> = {}) =>
  ({ say }: Way): void =>
    say(status, 'text/html', page, headers);
const json =
  (status: number, body: object) =>
  ({ say }: Way): void =>
    say(status, 'application/json', JSON.stringify({ details: null, hint: null, ...body }));

const fine = async ({ deliver, pass }: Way) => pass(await deliver());
const answerLost = async ({ deliver, cut }: Way) => {
  await deliver();
  cut();
};

export const fair: [string, Delivery] = ['fine', fine];

export type Delivery = (way: Way) => void | Promise<void>;

/** Time for a person, or another tab, to do something meanwhile. */
export const slow: [string, Delivery] = [
  'slow',
  async ({ deliver, pass, random }) => {
    await turns(random.below(60));
    const answer = await deliver();
    await turns(random.below(60));
    pass(answer);
  },
];

export const deliveries: readonly (readonly [string, Delivery])[] = [
  fair,
  fair,
  fair,
  ['lost', ({ cut }) => cut()],
  ['answer lost', answerLost],
  ['answer lost', answerLost],
  slow,
  [
    'twice',
    async ({ deliver, pass, random }) => {
      const answers = [await deliver(), await deliver()];
      pass(random.pick(answers));
    },
  ],
  [
    'twice at once',
    async ({ deliver, pass, random }) =>
      pass(random.pick(await Promise.all([deliver(), deliver()]))),
  ],
  [
    'late',
    ({ deliverLater, cut }) => {
      deliverLater();
      cut();
    },
  ],
  [
    'silent, then late',
    async ({ silence, deliverLater }) => {
      await silence();
      deliverLater();
    },
  ],
  ['silent', ({ silence }) => silence()],
  [
    'body cut',
    async ({ deliverPart, cut, random }) => {
      await deliverPart(random.pick([0, 0.01, 0.5, 0.99]));
      cut();
    },
  ],
  ['answer cut', async ({ deliver, passHalf }) => passHalf(await deliver())],
  ['500', html(500)],
  ['502', html(502)],
  [
    '504 with effect',
    async (way) => {
      await way.deliver();
      html(504)(way);
    },
  ],
  ['401 of the gateway', json(401, { message: 'Invalid API key' })],
  ['401 of a deployment', json(401, { code: '42501', message: 'permission denied for function' })],
  ['404 of a deployment', json(404, { code: 'PGRST202', message: 'no such function' })],
  ['403 page', html(403)],
  ['413 page', html(413)],
  ['429 page', html(429, { 'retry-after': '2' })],
  ['429', json(429, { code: 'PT429', message: 'too many', hint: '3' })],
  ['portal 200', html(200)],
  ['portal 302', html(302, { location: '/portal' })],
];
