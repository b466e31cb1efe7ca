// Whether this site has a map (spec 7): asked once, kept in memory, and on the phone for starts with
// no network.
import * as v from 'valibot';
import { createStore } from '../device/store.ts';
import { backendConfig } from '../directory/backendConfig.ts';

/** 'unknown': nobody answered and nothing is kept. `apiKey` is public; the map that ships needs none. */
export type MapKey =
  | { status: 'asking' }
  | { status: 'unknown' }
  | { status: 'known'; hasKey: boolean; apiKey: string };

const AnswerSchema = v.object({
  hasKey: v.boolean(),
  apiKey: v.optional(v.fallback(v.string(), ''), ''),
});
type Answer = v.InferOutput<typeof AnswerSchema>;
type Kept = Pick<Storage, 'getItem' | 'setItem'>;

export type LiveMapKey = {
  getSnapshot: () => MapKey;
  /** The first one to listen asks. */
  subscribe: (listener: () => void) => () => void;
};

const KEPT_AS = 'camply-map-key';
const PATH = '/functions/v1/get-google-maps-key';
// A half-dead connection never ends by itself.
const DEADLINE_MS = 10_000;

const asking: MapKey = { status: 'asking' };

/** `ask` and `kept` are fetch and localStorage; tests bring their own. */
export function mapKeyOf(ask: () => Promise<Response>, kept: () => Kept): LiveMapKey {
  const store = createStore<MapKey>(asking);
  let question: Promise<void> | null = null;

  const known = (answer: Answer) => {
    const { status, ...last } = { apiKey: '', hasKey: null, ...store.getSnapshot() };
    if (status === 'known' && last.hasKey === answer.hasKey && last.apiKey === answer.apiKey)
      return;
    store.set({ status: 'known', ...answer });
  };

  async function answered(): Promise<void> {
    const last = readKept(kept);
    if (last !== null) known(last);
    try {
      const response = await ask();
      // A project without the function has no map.
      const said: unknown =
        response.status === 404 ? { hasKey: false } : response.ok ? await response.json() : null;
      const answer = v.parse(AnswerSchema, said);
      keep(kept, answer);
      known(answer);
    } catch {
      // The next one who asks tries again; the answer from last time stands meanwhile.
      question = null;
      if (store.getSnapshot().status === 'asking') store.set({ status: 'unknown' });
    }
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe(listener: () => void) {
      question ??= answered();
      return store.subscribe(listener);
    },
  };
}

function readKept(kept: () => Kept): Answer | null {
  try {
    return v.parse(AnswerSchema, JSON.parse(kept().getItem(KEPT_AS) ?? 'null'));
  } catch {
    return null;
  }
}

function keep(kept: () => Kept, answer: Answer): void {
  try {
    kept().setItem(KEPT_AS, JSON.stringify(answer));
  } catch {
    // Private windows keep nothing: the map then needs a network at every start.
  }
}

async function askServer(): Promise<Response> {
  const { url, key } = backendConfig();
  return fetch(`${url}${PATH}`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
}

export const mapKey = mapKeyOf(askServer, () => localStorage);
