// The operator's street map: read from this device when it is downloaded, else from the server by ranges.
import { createStore } from 'zustand/vanilla';
import type { Live } from '#base/device/live.ts';
import { downloadStreets, type StreetDownload } from './downloadStreets.ts';
import { fetchRange, StreetMapError, type StreetMapErrorKind } from './fetchRange.ts';
import { isComplete, type SavedStreets, StreetStore } from './StreetStore.ts';

/** Sizes in bytes; `size` is null until the server has given it. */
export type StreetMapState =
  | { status: 'checking' }
  | { status: 'online'; size: number | null; error: StreetMapErrorKind | null }
  | { status: 'downloading'; done: number; size: number | null }
  /** The download was interrupted or stopped. */
  | { status: 'partial'; done: number; size: number; error: StreetMapErrorKind | null }
  /** `downloadedAt`: milliseconds since 1970. */
  | { status: 'downloaded'; size: number; downloadedAt: number };

export type StreetMap = Live<StreetMapState> & {
  /** Downloads the file, or what is missing of it. Ends in the state, never throws. */
  download: () => Promise<void>;
  /** Stops the download; what is here stays. */
  stop: () => void;
  remove: () => Promise<void>;
  /** `length` bytes from `offset`. Throws a StreetMapError when they are neither here nor reachable. */
  read: (offset: number, length: number, signal?: AbortSignal) => Promise<ArrayBuffer>;
};

type Dependencies = Pick<StreetDownload, 'fetch' | 'now' | 'freeSpace' | 'pieceSize'> & {
  caches: () => CacheStorage;
};

/** `url` is the operator's PMTiles file. */
export function createStreetMap(url: string, { caches, ...task }: Dependencies): StreetMap {
  const store = new StreetStore(caches);
  const state = createStore<StreetMapState>(() => ({ status: 'checking' }));
  let saved: SavedStreets | null = null;
  let controller: AbortController | null = null;
  let size: number | null = null;

  async function refresh(reason: StreetMapErrorKind | null = null): Promise<void> {
    // Storage that cannot be opened holds nothing: the map is read online.
    saved = await store.load(url).catch(() => null);
    size = saved?.size ?? size;
    if (saved === null || saved.pieces === 0)
      state.setState({ status: 'online', size, error: reason }, true);
    else if (isComplete(saved)) {
      state.setState({ status: 'downloaded', size: saved.size, downloadedAt: saved.begunAt }, true);
    } else {
      const done = saved.pieces * saved.pieceSize;
      state.setState({ status: 'partial', done, size: saved.size, error: reason }, true);
    }
  }
  const checked = refresh();

  return {
    ...state,
    async download() {
      await checked;
      if (controller !== null) return;
      controller = new AbortController();
      const onProgress = (done: number, total: number) =>
        state.setState({ status: 'downloading', done, size: total }, true);
      const done = saved === null ? 0 : saved.pieces * saved.pieceSize;
      state.setState({ status: 'downloading', done, size }, true);
      const reason = await downloadStreets(
        { ...task, url, store, onProgress },
        controller.signal,
      ).then(
        () => null,
        (cause: unknown) => (cause instanceof StreetMapError ? cause.kind : null),
      );
      controller = null;
      await refresh(reason);
    },
    stop: () => controller?.abort(),
    async remove() {
      controller?.abort();
      await store.remove();
      await refresh();
    },
    async read(offset, length, signal = new AbortController().signal) {
      await checked;
      if (saved !== null && isComplete(saved)) {
        const bytes = await store.read(saved, offset, length).catch(() => null);
        if (bytes !== null) return bytes;
      }
      const range = await fetchRange(task.fetch, url, offset, length, signal);
      if (range.isWhole) {
        await range.response.body?.cancel();
        throw new StreetMapError('unreachable', 'the server does not answer ranges');
      }
      size ??= range.size;
      const now = state.getState();
      if (now.status === 'online' && now.size !== size) state.setState({ ...now, size }, true);
      return range.response.arrayBuffer();
    },
  };
}

async function freeSpace(): Promise<number | null> {
  const { quota, usage = 0 } = await navigator.storage.estimate();
  return quota === undefined ? null : quota - usage;
}

/** One street map per file and tab: a download goes on while the map view is closed. */
export function createStreetMaps(): (url: string) => StreetMap {
  const opened = new Map<string, StreetMap>();
  return (url) => {
    const known = opened.get(url);
    if (known !== undefined) return known;
    const created = createStreetMap(url, {
      fetch: (...args) => fetch(...args),
      caches: () => caches,
      now: () => Date.now(),
      freeSpace,
    });
    opened.set(url, created);
    return created;
  };
}
