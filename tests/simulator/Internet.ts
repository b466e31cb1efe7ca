import type { Random } from '#tests/fakes/seeded.ts';
import type { Backend } from './Backend.ts';
import type { Timeline } from './Timeline.ts';

/** 'fair': all is well. 'rough': anything may happen to a request. The others happen to all of them. */
export type Weather = 'fair' | 'rough' | 'gone' | 'portal' | 'silent' | 'busy';

/** What a request may meet on its way. */
const fates = [
  'fine',
  'fine',
  'slow',
  'lost',
  'answerLost',
  'twice',
  'torn',
  'broken',
  'busy',
  'refused',
  'portal',
  'silent',
  'stale',
  'missing',
] as const;
type Fate = (typeof fates)[number];

const ofWeather: Record<Exclude<Weather, 'fair' | 'rough'>, Fate> = {
  gone: 'lost',
  portal: 'portal',
  silent: 'silent',
  busy: 'busy',
};

/** Changes what the server says, for tests that must be able to fail. */
export type Lie = (answer: Answer) => Answer;
export type Answer = ReturnType<Backend['answer']>;

/** What lies between the phone and the server: browser, hotel, CDN, and the wire. */
export class Internet {
  readonly #timeline: Timeline;
  readonly #random: Random;
  readonly #backend: Backend;
  readonly #lie: Lie;
  readonly #said = new Map<string, string>();
  #weather: Weather = 'fair';
  /** How often the weather changed. */
  changes = 0;
  requests = 0;

  constructor(timeline: Timeline, random: Random, backend: Backend, lie: Lie = (answer) => answer) {
    this.#timeline = timeline;
    this.#random = random;
    this.#backend = backend;
    this.#lie = lie;
  }

  get weather(): Weather {
    return this.#weather;
  }

  set weather(next: Weather) {
    this.#weather = next;
    this.changes += 1;
  }

  /** The browser's fetch, for one tab; `onUse` is called when a request leaves and when it is back. */
  fetchFor(onUse: () => void, isGone: () => boolean): typeof fetch {
    return async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      onUse();
      this.requests += 1;
      const fate = this.#fate();
      const response = this.#respond(url, fate);
      const ms = fate === 'slow' ? 50 + this.#random.below(5000) : this.#random.below(3);
      await this.#travel(fate === 'silent' ? null : ms, init?.signal ?? null);
      // A process that is gone hears nothing.
      if (isGone()) await new Promise(() => {});
      onUse();
      if (response === null) throw new TypeError('Failed to fetch');
      return response;
    };
  }

  #fate(): Fate {
    if (this.weather === 'fair') return this.#random.chance(0.2) ? 'slow' : 'fine';
    if (this.weather === 'rough') return this.#random.pick(fates);
    return ofWeather[this.weather];
  }

  #travel(ms: number | null, signal: AbortSignal | null): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = () => reject(new DOMException('aborted', 'AbortError'));
      if (signal?.aborted) fail();
      signal?.addEventListener('abort', fail);
      if (ms === 0) this.#timeline.soon(resolve);
      else if (ms !== null) this.#timeline.after(ms, resolve);
    });
  }

  /** Null: nothing comes back. What the server says, it says now, however long the way is. */
  #respond(url: URL, fate: Fate): Response | null {
    switch (fate) {
      case 'lost':
        return null;
      case 'broken':
        return new Response('{"message":"no"}', { status: 500 + this.#random.below(4) });
      case 'busy':
        return new Response('', {
          status: 429,
          headers: { 'retry-after': this.#random.pick(['2', '90', '3600', 'soon']) },
        });
      case 'refused':
        return new Response('{"message":"no"}', { status: this.#random.pick([401, 403, 408]) });
      case 'portal':
        return new Response('<h1>Welcome to Hotel WiFi</h1>', {
          headers: { 'content-type': 'text/html' },
        });
      default:
        return url.pathname.startsWith('/directory/')
          ? this.#file(url, fate)
          : this.#changes(url, fate);
    }
  }

  #changes({ searchParams }: URL, fate: Fate): Response | null {
    const question = searchParams.toString();
    const cursor = {
      xid: searchParams.get('after_xid') ?? '',
      id: searchParams.get('after_id') ?? '',
    };
    const ask = () =>
      JSON.stringify(
        this.#lie(this.#backend.answer(cursor, Number(searchParams.get('page_size')))),
      );
    if (fate === 'twice') ask();
    const fresh = ask();
    // A CDN may answer with what it was told before; never across a restore that kept the epoch's name.
    const text =
      fate === 'stale' && !this.#backend.hasForgotten ? (this.#said.get(question) ?? fresh) : fresh;
    this.#said.set(question, fresh);
    if (fate === 'answerLost') return null;
    return json(fate === 'torn' ? text.slice(0, this.#random.below(text.length)) : text);
  }

  #file({ pathname }: URL, fate: Fate): Response | null {
    const name = pathname.replace('/directory/', '');
    const { files, manifests } = this.#backend;
    const which = fate === 'stale' ? this.#random.below(manifests.length) : manifests.length - 1;
    const bytes = name === 'manifest.json' ? manifests[which] : files.get(name);
    if (bytes === undefined || fate === 'missing') return new Response('no', { status: 404 });
    if (fate === 'answerLost') return null;
    const others = [...files.values()];
    // Another page under this name, as a bad cache may have it.
    const sent =
      fate === 'stale' && name !== 'manifest.json'
        ? (others[this.#random.below(others.length)] ?? bytes)
        : bytes;
    return json(fate === 'torn' ? sent.slice(0, this.#random.below(sent.byteLength)) : sent);
  }
}

const json = (body: string | ArrayBuffer) =>
  new Response(body, { headers: { 'content-type': 'application/json' } });
