// Whether this site has a map: requested once, and saved for starts with no network.
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { attempt } from '#base/device/attempt.ts';
import { parsedJson } from '#base/text/parsedJson.ts';
import { lazy } from '#base/device/lazy.ts';
import type { Live } from '#base/storage/live.ts';
import { backendConfig } from '#base/http/backendConfig.ts';
import { MAP_KEY } from '#base/storage/storageKeys.ts';

/** 'unknown': no response and none saved. `apiKey` is public; the map that ships needs none. */
export type MapKey =
  | { status: 'asking' }
  | { status: 'unknown' }
  | { status: 'known'; hasKey: boolean; apiKey: string };

export type MapKeyTools = {
  fetch: typeof fetch;
  backend: typeof backendConfig;
  /** Throws where the browser refuses it. */
  localStorage: () => Pick<Storage, 'getItem' | 'setItem'>;
};

const AnswerSchema = v.object({
  hasKey: v.boolean(),
  apiKey: v.optional(v.fallback(v.string(), ''), ''),
});
type Answer = v.InferOutput<typeof AnswerSchema>;

const PATH = '/functions/v1/get-google-maps-key';
// A half-dead connection never ends on its own.
const TIMEOUT_MS = 10_000;

const browser: MapKeyTools = {
  fetch: (...args) => fetch(...args),
  backend: backendConfig,
  localStorage: () => localStorage,
};

/** The first subscriber starts the request; after a failure the next one repeats it. */
export function createMapKey(tools = browser): Live<MapKey> {
  const state = createStore<MapKey>(() => ({ status: 'asking' }));
  const show = (answer: Answer) => {
    const next: MapKey = { status: 'known', ...answer };
    if (JSON.stringify(next) !== JSON.stringify(state.getState())) state.setState(next, true);
  };
  const ask = lazy(async () => {
    const saved = readSaved(tools);
    if (saved !== null) show(saved);
    const answer = v.parse(AnswerSchema, await request(tools));
    save(tools, answer);
    show(answer);
  });
  // The saved key stays.
  const onFailure = () => {
    if (state.getState().status === 'asking') state.setState({ status: 'unknown' }, true);
  };
  return {
    ...state,
    subscribe(listener) {
      ask().catch(onFailure);
      return state.subscribe(listener);
    },
  };
}

async function request(tools: MapKeyTools): Promise<unknown> {
  const { url, key } = tools.backend();
  const response = await tools.fetch(`${url}${PATH}`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: '{}',
    // As in remote.ts: a wrong response in the browser's own cache would stay.
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // A project without the function has no map.
  if (response.status === 404) return { hasKey: false };
  return response.ok ? response.json() : null;
}

function readSaved({ localStorage }: MapKeyTools): Answer | null {
  const text = attempt(() => localStorage().getItem(MAP_KEY)) ?? null;
  const { success, output } = v.safeParse(AnswerSchema, parsedJson(text));
  return success ? output : null;
}

function save({ localStorage }: MapKeyTools, answer: Answer): void {
  // Private windows save nothing: the map then needs a network at every start.
  attempt(() => localStorage().setItem(MAP_KEY, JSON.stringify(answer)));
}
