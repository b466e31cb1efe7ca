import type { Seeded } from '#tests/fixtures/seeded.ts';
import type { Backend } from './Backend.ts';
import { Posts } from './Posts.ts';
import type { Timeline } from './Timeline.ts';

/** 'fair': all is well. 'rough': any fault may meet a request. The others are one fault for all of them. */
export type Weather = 'fair' | 'rough' | 'gone' | 'portal' | 'silent' | 'busy';

const FAULTS = [
  'none',
  'none',
  'slow',
  'lost',
  'answerLost',
  'twice',
  'cut',
  'serverError',
  'busy',
  'refused',
  'portal',
  'silent',
  'stale',
] as const;
type Fault = (typeof FAULTS)[number];

const FAULT_OF: Record<Exclude<Weather, 'fair' | 'rough'>, Fault> = {
  gone: 'lost',
  portal: 'portal',
  silent: 'silent',
  busy: 'busy',
};

/** Changes what the server answers, for tests that must be able to fail. */
export type Lie = (answer: Answer) => Answer;
export type Answer = ReturnType<Backend['answer']>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Between device and server: browser, captive portal, CDN, and the wire. */
export class Internet {
  readonly #timeline: Timeline;
  readonly #random: Seeded;
  readonly #backend: Backend;
  readonly #lie: Lie;
  /** The last answer to each address. */
  readonly #answers = new Map<string, string>();
  /** Full pages that the CDN caches for a day. Null in a run without one. */
  readonly #cdn: Map<string, { text: string; until: number }> | null;
  #weather: Weather = 'fair';
  /** How often the weather changed. */
  changes = 0;
  requests = 0;
  cdnHits = 0;
  /** What is sent. */
  readonly posts: Posts;
  onPost: (body: unknown) => void = () => {};

  constructor(timeline: Timeline, random: Seeded, backend: Backend, lie: Lie = (answer) => answer) {
    this.#timeline = timeline;
    this.#random = random;
    this.#backend = backend;
    this.#lie = lie;
    this.posts = new Posts(random, backend);
    this.#cdn = random.chance(0.5) ? new Map() : null;
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
      if (init?.method === 'POST') return this.#post(url.pathname, init, onUse, isGone);
      const fault = this.#fault();
      const response = this.#respond(url, fault);
      const ms = fault === 'slow' ? 50 + this.#random.below(5000) : this.#random.below(3);
      await this.#travel(fault === 'silent' ? null : ms, init?.signal ?? null);
      // A process that is gone receives nothing.
      if (isGone()) await new Promise(() => {});
      onUse();
      if (response === null) throw new TypeError('Failed to fetch');
      return response;
    };
  }

  async #post(
    path: string,
    { body, signal }: RequestInit,
    onUse: () => void,
    isGone: () => boolean,
  ): Promise<Response> {
    this.onPost(body);
    const response = this.posts.send(path, body, this.weather);
    const isSlow = this.#random.chance(0.1);
    const ms = isSlow ? 50 + this.#random.below(5000) : this.#random.below(3);
    await this.#travel(response === 'silent' ? null : ms, signal ?? null);
    if (isGone()) await new Promise(() => {});
    onUse();
    if (response === null || response === 'silent') throw new TypeError('Failed to fetch');
    return response;
  }

  #fault(): Fault {
    if (this.weather === 'fair') return this.#random.chance(0.2) ? 'slow' : 'none';
    if (this.weather === 'rough') return this.#random.pick(FAULTS);
    return FAULT_OF[this.weather];
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

  /** Null: nothing comes back. The server answers as of now, however long the way is. */
  #respond({ searchParams }: URL, fault: Fault): Response | null {
    switch (fault) {
      case 'lost':
        return null;
      case 'serverError':
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
        return this.#answer(searchParams, fault);
    }
  }

  #answer(params: URLSearchParams, fault: Fault): Response | null {
    const address = params.toString();
    const text = this.#fromCdn(address) ?? this.#fromServer(address, params, fault);
    if (fault === 'answerLost') return null;
    return json(fault === 'cut' ? text.slice(0, this.#random.below(text.length)) : text);
  }

  #fromServer(address: string, params: URLSearchParams, fault: Fault): string {
    const cursor = { xid: params.get('after_xid') ?? '', id: params.get('after_id') ?? '' };
    const answer = () => this.#lie(this.#backend.answer(cursor, Number(params.get('page_size'))));
    if (fault === 'twice') answer();
    const fresh = answer();
    const text = JSON.stringify(fresh);
    const before = this.#answers.get(address) ?? text;
    this.#answers.set(address, text);
    if (fresh.more) this.#cdn?.set(address, { text, until: this.#timeline.elapsed + DAY_MS });
    return fault === 'stale' && this.#mayBeOld ? before : text;
  }

  #fromCdn(address: string): string | null {
    const kept = this.#cdn?.get(address);
    if (!kept || kept.until < this.#timeline.elapsed || !this.#mayBeOld) return null;
    this.cdnHits += 1;
    return kept.text;
  }

  /** Who restores a database under the same epoch has to empty the CDN. */
  get #mayBeOld(): boolean {
    return !this.#backend.hasKeptEpoch;
  }
}

const json = (body: string) =>
  new Response(body, { headers: { 'content-type': 'application/json' } });
