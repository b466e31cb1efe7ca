// The operator's street map as this phone keeps it: one file in pieces, so that any part of it can be read
// without the rest and a fetch that broke off goes on where it was. It lies in the Cache, not in Dexie:
// it is a file, and removing it is one step.
import * as v from 'valibot';

const cacheName = 'camply-streets';
const aboutKey = '/kept-streets/about';
const pieceKey = (no: number) => `/kept-streets/${no}`;
const isPiece = ({ url }: Request) => /\/kept-streets\/\d+$/.test(url);

const FileSchema = v.object({
  url: v.string(),
  /** The whole file; bytes. */
  size: v.number(),
  pieceSize: v.number(),
  /** Changes when the file behind the address does. */
  version: v.string(),
  /** Milliseconds since 1970. */
  begunAt: v.number(),
});
export type StreetFile = v.InferOutput<typeof FileSchema>;

/** `pieces` lie here, the first ones, without a gap. */
export type SavedStreets = StreetFile & { pieces: number };

export const piecesOf = ({ size, pieceSize }: StreetFile) => Math.ceil(size / pieceSize);
export const isWhole = (kept: SavedStreets) => kept.pieces === piecesOf(kept);

export class StreetStore {
  readonly #caches: () => CacheStorage;

  /** `caches` is not there on a page without https: then everything here throws, which is told as "no room". */
  constructor(caches: () => CacheStorage) {
    this.#caches = caches;
  }

  /** What lies here of this address; null when nothing does. */
  async look(url: string): Promise<SavedStreets | null> {
    if (!(await this.#caches().has(cacheName))) return null;
    const cache = await this.#open();
    const about: unknown = await (await cache.match(aboutKey))?.json();
    const file = v.safeParse(FileSchema, about);
    if (!file.success || file.output.url !== url) return null;
    const pieces = (await cache.keys()).filter(isPiece).length;
    return { ...file.output, pieces };
  }

  /** Makes room for a new file: whatever lay here goes. */
  async begin(file: StreetFile): Promise<void> {
    await this.remove();
    const cache = await this.#open();
    await cache.put(aboutKey, Response.json(file));
  }

  /** Pieces are put in order. Throws a QuotaExceededError when the disk is full. */
  async put(no: number, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const cache = await this.#open();
    await cache.put(pieceKey(no), new Response(bytes));
  }

  /** Bytes from `offset`, fewer at the end of the file. Throws when a piece is missing. */
  async read(
    { size, pieceSize }: StreetFile,
    offset: number,
    length: number,
  ): Promise<ArrayBuffer> {
    const cache = await this.#open();
    const end = Math.min(offset + length, size);
    const read = new Uint8Array(Math.max(0, end - offset));
    for (let no = Math.floor(offset / pieceSize); no * pieceSize < end; no += 1) {
      const piece = await (await cache.match(pieceKey(no)))?.arrayBuffer();
      if (piece === undefined) throw new Error('A piece of the kept street map is gone');
      const from = Math.max(offset, no * pieceSize);
      const upTo = Math.min(end, no * pieceSize + piece.byteLength);
      const wanted = new Uint8Array(piece, from - no * pieceSize, Math.max(0, upTo - from));
      read.set(wanted, from - offset);
    }
    return read.buffer;
  }

  async remove(): Promise<void> {
    await this.#caches().delete(cacheName);
  }

  #open(): Promise<Cache> {
    return this.#caches().open(cacheName);
  }
}
