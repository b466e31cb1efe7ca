import { fetchRange, StreetMapError } from './fetchRange.ts';
import { pieceCount, type StreetFile, type StreetStore } from './StreetStore.ts';

export type StreetDownload = {
  url: string;
  store: StreetStore;
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Bytes this site may still store; null when the browser does not say. */
  freeSpace: () => Promise<number | null>;
  /** Bytes. */
  onProgress: (done: number, size: number) => void;
  pieceSize?: number;
};

const MEGABYTE = 1024 * 1024;

/**
 * Resolves when every piece is in the store. Interrupted at any point (cancelled, killed, offline) the next call
 * resumes; when the file on the server has changed meanwhile, it starts over. Throws a StreetMapError;
 * after `noSpace` and `notAMap` nothing is left behind.
 */
export async function downloadStreets(task: StreetDownload, signal: AbortSignal): Promise<void> {
  try {
    await downloadPieces(task, signal);
  } catch (cause) {
    signal.throwIfAborted();
    const error = toStreetMapError(cause);
    if (error.kind !== 'unreachable') await task.store.remove();
    throw error;
  }
}

async function downloadPieces(task: StreetDownload, signal: AbortSignal): Promise<void> {
  const { url, store } = task;
  // 1. Ask for the first piece that is missing, which also tells the version on the server.
  const saved = await store.load(url);
  const pieceSize = saved?.pieceSize ?? task.pieceSize ?? MEGABYTE;
  const fetchPiece = (index: number) =>
    fetchRange(task.fetch, url, index * pieceSize, pieceSize, signal);
  let index = saved === null ? 0 : Math.min(saved.pieces, pieceCount(saved) - 1);
  let range = await fetchPiece(index);
  const { size, version } = range;
  if (size === null) throw new StreetMapError('unreachable', 'the server does not give the size');

  // 2. Start over when the file has changed.
  const isSame = saved?.version === version && saved.size === size;
  if (saved !== null && !isSame && !range.isWhole) {
    await range.response.body?.cancel();
    await store.remove();
    await downloadPieces(task, signal);
    return;
  }
  const file =
    saved !== null && !range.isWhole ? saved : await begin(task, { url, size, version, pieceSize });

  // 3. A server without ranges sends the whole file: cut it here.
  if (range.isWhole) {
    const whole = await range.response.blob();
    for (index = 0; index < pieceCount(file); index += 1) {
      const start = index * pieceSize;
      await savePiece(task, file, index, whole.slice(start, start + pieceSize));
    }
    return;
  }

  // 4. Piece after piece, as long as they belong to the same file.
  for (;;) {
    await savePiece(task, file, index, await range.response.blob());
    index += 1;
    if (index === pieceCount(file)) return;
    range = await fetchPiece(index);
    if (range.isWhole || range.version !== version) {
      await store.remove();
      throw new StreetMapError('unreachable', 'the file changed during the download');
    }
  }
}

async function begin(
  { store, now, freeSpace }: StreetDownload,
  about: Omit<StreetFile, 'begunAt'>,
): Promise<StreetFile> {
  const free = await freeSpace();
  if (free !== null && free < about.size)
    throw new StreetMapError('noSpace', `${free} bytes are free`);
  const file = { ...about, begunAt: now() };
  await store.begin(file);
  return file;
}

async function savePiece(
  { store, onProgress }: StreetDownload,
  file: StreetFile,
  index: number,
  bytes: Blob,
): Promise<void> {
  const start = index * file.pieceSize;
  const expected = Math.min(file.pieceSize, file.size - start);
  if (bytes.size !== expected) throw new StreetMapError('unreachable', 'a piece is too short');
  if (index === 0 && !(await isPmtiles(bytes)))
    throw new StreetMapError('notAMap', 'not a PMTiles file');
  await store.put(index, bytes);
  onProgress(start + bytes.size, file.size);
}

/** By its first bytes: a captive portal answers every request with its own page. */
async function isPmtiles(bytes: Blob): Promise<boolean> {
  const header = new Uint8Array(await bytes.slice(0, 8).arrayBuffer());
  return new TextDecoder().decode(header.slice(0, 7)) === 'PMTiles' && header[7] === 3;
}

/** A body that breaks off is a TypeError; everything else is storage that refuses. */
function toStreetMapError(cause: unknown): StreetMapError {
  if (cause instanceof StreetMapError) return cause;
  const { name, message } = cause instanceof Error ? cause : new Error(String(cause));
  return new StreetMapError(name === 'TypeError' ? 'unreachable' : 'noSpace', message);
}
