import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType, isCompressible } from './contentTypes.ts';

type Encoding = 'br' | 'gzip' | 'identity';
type Kept = {
  file: string;
  mtimeMs: number;
  stamp: string;
  type: string;
  etag: string;
  bodies: Map<Encoding, Buffer<ArrayBuffer>>;
};
export type Found = { type: string; etag: string; encoding: Encoding; body: Buffer<ArrayBuffer> };

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** The files of a folder, kept in memory with their packed forms; a changed file is read again. */
export class StaticFiles {
  readonly #root: string;
  readonly #kept = new Map<string, Kept>();

  constructor(root: string) {
    this.#root = path.resolve(root);
  }

  /** The file at this path of the site, packed as the browser accepts it, or null. */
  async find(pathname: string, accepts: string): Promise<Found | null> {
    const file = this.#file(pathname);
    if (!file) return null;
    const facts = await stat(file).catch(() => null);
    if (!facts?.isFile()) return null;
    const kept = await this.#read(file, facts.mtimeMs, `${facts.mtimeMs}-${facts.size}`);
    const encoding = isCompressible(kept.type) ? bestEncoding(accepts) : 'identity';
    const body = await this.#packed(kept, encoding);
    const etag = encoding === 'identity' ? `"${kept.etag}"` : `"${kept.etag}-${encoding}"`;
    return { type: kept.type, etag, encoding, body };
  }

  #file(pathname: string): string | null {
    let name: string;
    try {
      name = decodeURIComponent(pathname);
    } catch {
      return null;
    }
    const isHidden = name
      .split(/[/\\]/)
      .some((part) => part.startsWith('.') && part !== '.well-known');
    // Packed neighbours are found by way of the file they pack.
    if (isHidden || name.includes('\0') || /\.(br|gz)$/.test(name)) return null;
    const file = path.join(this.#root, name);
    return file.startsWith(this.#root + path.sep) ? file : null;
  }

  async #read(file: string, mtimeMs: number, stamp: string): Promise<Kept> {
    const known = this.#kept.get(file);
    if (known?.stamp === stamp) return known;
    const body = Buffer.from(await readFile(file));
    const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    const kept: Kept = {
      file,
      mtimeMs,
      stamp,
      type: contentType(file),
      etag,
      bodies: new Map([['identity', body]]),
    };
    this.#kept.set(file, kept);
    return kept;
  }

  async #packed(kept: Kept, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    const plain = kept.bodies.get('identity') ?? Buffer.alloc(0);
    const known = kept.bodies.get(encoding);
    if (known || encoding === 'identity') return known ?? plain;
    const packed = (await packedByBuild(kept, encoding)) ?? (await pack(plain, encoding));
    kept.bodies.set(encoding, packed);
    return packed;
  }
}

async function pack(plain: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(
    await (encoding === 'br' ? compress.br(plain, quality) : compress.gzip(plain)),
  );
}

// The build has more time and packs tighter; an older neighbour belongs to an earlier build.
async function packedByBuild(
  kept: Kept,
  encoding: 'br' | 'gzip',
): Promise<Buffer<ArrayBuffer> | null> {
  const neighbour = kept.file + (encoding === 'br' ? '.br' : '.gz');
  const facts = await stat(neighbour).catch(() => null);
  return facts && facts.mtimeMs >= kept.mtimeMs ? Buffer.from(await readFile(neighbour)) : null;
}

function bestEncoding(accepts: string): Encoding {
  const named = new Set(
    accepts.split(',').flatMap((part) => {
      const [name = '', weight = ''] = part.trim().split(/\s*;\s*/);
      return /^q=0(\.0*)?$/.test(weight) ? [] : [name.toLowerCase()];
    }),
  );
  if (named.has('br')) return 'br';
  return named.has('gzip') ? 'gzip' : 'identity';
}
