// Brings the whole street map onto the phone, piece by piece.
import { piecesOf, type StreetFile, type StreetStore } from './StreetStore.ts';
import { fetchRange, StreetMapError } from './streetRange.ts';

export type FetchStreets = {
  url: string;
  store: StreetStore;
  get: typeof fetch;
  now: () => number;
  /** Free bytes on this phone; null when the browser does not say. */
  room: () => Promise<number | null>;
  onProgress: (done: number, size: number) => void;
  pieceSize?: number;
};

const MEGABYTE = 1024 * 1024;

/**
 * Ends when every piece lies in the store. Broken off at any step (cancelled, killed, no network) it goes on
 * where it was with the next call; when the file behind the address has changed meanwhile, it begins anew.
 * Throws a StreetProblem; after `noRoom` and `notAMap` nothing is left behind.
 */
export async function fetchStreets(task: FetchStreets, signal: AbortSignal): Promise<void> {
  try {
    await fetchPieces(task, signal);
  } catch (problem) {
    signal.throwIfAborted();
    const told = asStreetProblem(problem);
    if (told.kind !== 'away') await task.store.remove();
    throw told;
  }
}

async function fetchPieces(task: FetchStreets, signal: AbortSignal): Promise<void> {
  const { url, store, get, pieceSize = MEGABYTE } = task;
  // 1. What is here already, and whether it is of the file that is there now.
  const kept = await store.look(url);
  const from = kept === null ? 0 : Math.min(kept.pieces, piecesOf(kept) - 1);
  const first = await fetchRange(
    get,
    url,
    from * (kept?.pieceSize ?? pieceSize),
    pieceSize,
    signal,
  );
  if (first.size === null)
    throw new StreetMapError('away', 'the server does not say how large it is');
  const isSame = kept?.version === first.version && kept.size === first.size;
  if (first.isWhole) {
    const file = await begin(task, first.size, first.version);
    await cutWhole(task, file, first.body);
    return;
  }
  if (kept !== null && !isSame) {
    await first.body.body?.cancel();
    await store.remove();
    await fetchPieces(task, signal);
    return;
  }
  // 2. Piece after piece.
  const file = kept ?? (await begin(task, first.size, first.version));
  let part = first;
  for (let no = from; ;) {
    await keepPiece(task, file, no, new Uint8Array(await part.body.arrayBuffer()));
    no += 1;
    if (no === piecesOf(file)) return;
    part = await fetchRange(get, url, no * file.pieceSize, file.pieceSize, signal);
    // It was replaced under our hands: two halves of two maps are no map.
    if (part.isWhole || part.version !== file.version) {
      await store.remove();
      throw new StreetMapError('away', 'the map changed while it was fetched');
    }
  }
}

async function begin(task: FetchStreets, size: number, version: string): Promise<StreetFile> {
  const room = await task.room();
  if (room !== null && room < size) throw new StreetMapError('noRoom', `${room} bytes are free`);
  const { url, pieceSize = MEGABYTE } = task;
  const file = { url, size, version, pieceSize, begunAt: task.now() };
  await task.store.begin(file);
  return file;
}

/** From a server that knows no ranges: one answer, cut here. */
async function cutWhole(task: FetchStreets, file: StreetFile, body: Response): Promise<void> {
  let held = new Uint8Array(0);
  let no = 0;
  const cut = async (least: number) => {
    for (; held.length >= least; no += 1) {
      await keepPiece(task, file, no, held.slice(0, file.pieceSize));
      held = held.slice(file.pieceSize);
    }
  };
  const reader = body.body?.getReader();
  for (let more = reader !== undefined; more;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (value !== undefined) held = joined(held, value);
    await cut(file.pieceSize);
    more = !done;
  }
  await cut(1);
  if (no !== piecesOf(file)) throw new StreetMapError('away', 'the answer broke off');
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

async function keepPiece(
  { store, onProgress }: FetchStreets,
  file: StreetFile,
  no: number,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const expected = Math.min(file.pieceSize, file.size - no * file.pieceSize);
  if (bytes.length !== expected) throw new StreetMapError('away', 'a piece came short');
  // A captive portal answers everything with its own page.
  if (no === 0 && !isPmtiles(bytes)) throw new StreetMapError('notAMap', 'no PMTiles file');
  await store.put(no, bytes);
  onProgress(no * file.pieceSize + bytes.length, file.size);
}

const isPmtiles = (bytes: Uint8Array) =>
  new TextDecoder().decode(bytes.slice(0, 7)) === 'PMTiles' && bytes[7] === 3;

function asStreetProblem(problem: unknown): StreetMapError {
  if (problem instanceof StreetMapError) return problem;
  const { name, message } = problem instanceof Error ? problem : new Error(String(problem));
  // A body that breaks off is a TypeError; the disk says QuotaExceededError, or that it cannot.
  return new StreetMapError(name === 'TypeError' ? 'away' : 'noRoom', message);
}
