// The operator's street map on this device: one file in pieces, so that a download can be resumed and any part
// read without the rest. In Cache storage, not in Dexie: it is a file, and deleting it is one step.
import * as v from 'valibot';

// Names on devices: a change would orphan what is downloaded there.
const CACHE_NAME = 'camply-streets';
const ABOUT_KEY = '/kept-streets/about';
const pieceKey = (index: number) => `/kept-streets/${index}`;
const isPiece = ({ url }: Request) => /\/kept-streets\/\d+$/.test(url);

/** Sizes in bytes. */
const FileSchema = v.object({
  url: v.string(),
  size: v.number(),
  pieceSize: v.number(),
  /** Changes when the file behind the URL does. */
  version: v.string(),
  /** Milliseconds since 1970. */
  begunAt: v.number(),
});
export type StreetFile = v.InferOutput<typeof FileSchema>;

/** `pieces` of them are here: the first ones, without a gap. */
export type SavedStreets = StreetFile & { pieces: number };

export const pieceCount = ({ size, pieceSize }: StreetFile) => Math.ceil(size / pieceSize);
export const isComplete = (saved: SavedStreets) => saved.pieces === pieceCount(saved);

export class StreetStore {
  readonly #caches: () => CacheStorage;

  /** Without https there is no `caches`: every method throws. */
  constructor(caches: () => CacheStorage) {
    this.#caches = caches;
  }

  /** What is saved of this URL, null for nothing. */
  async load(url: string): Promise<SavedStreets | null> {
    if (!(await this.#caches().has(CACHE_NAME))) return null;
    const cache = await this.#open();
    const about: unknown = await (await cache.match(ABOUT_KEY))?.json();
    const file = v.safeParse(FileSchema, about);
    if (!file.success || file.output.url !== url) return null;
    const pieces = (await cache.keys()).filter(isPiece).length;
    return { ...file.output, pieces };
  }

  /** Starts a new file in place of any other. */
  async begin(file: StreetFile): Promise<void> {
    await this.remove();
    const cache = await this.#open();
    await cache.put(ABOUT_KEY, Response.json(file));
  }

  /** Put pieces in order. Throws a QuotaExceededError when the disk is full. */
  async put(index: number, bytes: Blob): Promise<void> {
    const cache = await this.#open();
    await cache.put(pieceKey(index), new Response(bytes));
  }

  /** `length` bytes from `offset`, fewer at the end of the file. Throws when a piece is missing. */
  async read(
    { size, pieceSize }: StreetFile,
    offset: number,
    length: number,
  ): Promise<ArrayBuffer> {
    const cache = await this.#open();
    const end = Math.min(offset + length, size);
    const parts: Blob[] = [];
    for (let index = Math.floor(offset / pieceSize); index * pieceSize < end; index += 1) {
      const piece = await (await cache.match(pieceKey(index)))?.blob();
      if (piece === undefined) throw new Error('A piece of the saved street map is missing');
      const start = index * pieceSize;
      parts.push(piece.slice(Math.max(0, offset - start), end - start));
    }
    return new Blob(parts).arrayBuffer();
  }

  async remove(): Promise<void> {
    await this.#caches().delete(CACHE_NAME);
  }

  #open(): Promise<Cache> {
    return this.#caches().open(CACHE_NAME);
  }
}
