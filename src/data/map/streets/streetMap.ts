// The operator's street map for the screen: read from the phone when it is kept there, else by ranges.
import { createStore } from '../../device/store.ts';
import { fetchStreets } from './fetchStreets.ts';
import { fetchRange, StreetMapError, type StreetMapErrorKind } from './streetRange.ts';
import { isWhole, type SavedStreets, StreetStore } from './StreetStore.ts';

/** Sizes in bytes; `size` is null until the server has said it. */
export type StreetState =
  | { status: 'looking' }
  | { status: 'online'; size: number | null; problem: StreetMapErrorKind | null }
  | { status: 'fetching'; done: number; size: number | null }
  /** A part is here: the fetch broke off, or was stopped. */
  | { status: 'torn'; done: number; size: number; problem: StreetMapErrorKind | null }
  | { status: 'kept'; size: number; keptAt: number };

export type StreetMap = {
  getSnapshot: () => StreetState;
  subscribe: (listener: () => void) => () => void;
  /** Fetches it, or what is missing of it. */
  keep: () => Promise<void>;
  /** Stops fetching; what is here stays. */
  stop: () => void;
  remove: () => Promise<void>;
  /** A part of the file. Throws a StreetProblem when it is neither here nor to be had. */
  read: (offset: number, length: number, signal?: AbortSignal) => Promise<ArrayBuffer>;
};

type World = {
  get: typeof fetch;
  caches: () => CacheStorage;
  now: () => number;
  room: () => Promise<number | null>;
  pieceSize?: number;
};

const noSignal = new AbortController().signal;

/** `url` is the operator's PMTiles file. */
export function streetMapOf(url: string, world: World): StreetMap {
  const { get } = world;
  const store = new StreetStore(world.caches);
  const state = createStore<StreetState>({ status: 'looking' });
  let kept: SavedStreets | null = null;
  let fetching: AbortController | null = null;
  let size: number | null = null;

  async function look(problem: StreetMapErrorKind | null = null): Promise<void> {
    // Storage that cannot be opened keeps nothing; the map still comes by the network.
    kept = await store.look(url).catch(() => null);
    size = kept?.size ?? size;
    if (kept === null || kept.pieces === 0) state.set({ status: 'online', size, problem });
    else if (isWhole(kept)) state.set({ status: 'kept', size: kept.size, keptAt: kept.begunAt });
    else {
      const done = kept.pieces * kept.pieceSize;
      state.set({ status: 'torn', done, size: kept.size, problem });
    }
  }
  const looked = look();

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    async keep() {
      await looked;
      if (fetching !== null) return;
      fetching = new AbortController();
      const onProgress = (done: number, of: number) =>
        state.set({ status: 'fetching', done, size: of });
      const done = kept === null ? 0 : kept.pieces * kept.pieceSize;
      state.set({ status: 'fetching', done, size });
      const problem = await fetchStreets(
        { ...world, url, store, onProgress },
        fetching.signal,
      ).then(
        () => null,
        (cause: unknown) => (cause instanceof StreetMapError ? cause.kind : null),
      );
      fetching = null;
      await look(problem);
    },
    stop: () => fetching?.abort(),
    async remove() {
      fetching?.abort();
      await store.remove();
      await look();
    },
    async read(offset, length, signal = noSignal) {
      await looked;
      if (kept !== null && isWhole(kept)) {
        const bytes = await store.read(kept, offset, length).catch(() => null);
        if (bytes !== null) return bytes;
      }
      const part = await fetchRange(get, url, offset, length, signal);
      if (part.isWhole) {
        await part.body.body?.cancel();
        throw new StreetMapError('away', 'the server does not answer ranges');
      }
      if (size === null && part.size !== null) {
        ({ size } = part);
        const now = state.getSnapshot();
        if (now.status === 'online') state.set({ ...now, size });
      }
      return part.body.arrayBuffer();
    },
  };
}

async function freeRoom(): Promise<number | null> {
  const { quota, usage = 0 } = await navigator.storage.estimate();
  return quota === undefined ? null : quota - usage;
}

const opened = new Map<string, StreetMap>();

/** The one of this page: a fetch goes on while the map view is closed. */
export function streetMap(url: string): StreetMap {
  const known = opened.get(url);
  if (known !== undefined) return known;
  const made = streetMapOf(url, {
    get: (...words) => fetch(...words),
    caches: () => caches,
    now: () => Date.now(),
    room: freeRoom,
  });
  opened.set(url, made);
  return made;
}
