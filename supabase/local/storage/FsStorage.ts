import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import * as v from 'valibot';

const MetaSchema = v.object({ contentType: v.string(), cacheControl: v.string() });

type Metadata = v.InferOutput<typeof MetaSchema> & {
  eTag: string;
  contentLength: number;
  size: number;
  mimetype: string;
  lastModified: Date;
  httpStatusCode: number;
};

type Body = Uint8Array | ReadableStream<Uint8Array> | NodeStream;

/** Objects of the storage buckets as files. lite has such an adapter but does not export it. */
export class FsStorage {
  readonly driver = null;
  readonly #root: string;

  constructor(root: string) {
    this.#root = path.resolve(root);
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: Body,
    contentType: string,
    cacheControl: string,
  ): Promise<Metadata> {
    const file = this.#file(bucket, key);
    const bytes = await readBytes(body);
    await mkdir(path.dirname(file), { recursive: true });
    await replace(`${file}.facts`, JSON.stringify({ contentType, cacheControl }));
    await replace(file, bytes);
    return this.headObject(bucket, key);
  }

  async headObject(bucket: string, key: string): Promise<Metadata> {
    return (await this.getObject(bucket, key)).metadata;
  }

  async getObject(bucket: string, key: string) {
    const file = this.#file(bucket, key);
    const meta = v.parse(MetaSchema, JSON.parse(await readFile(`${file}.facts`, 'utf8')));
    // In memory: objects have 5 MB at most. Size and ETag describe these very bytes, even if the file is replaced.
    const body = Buffer.from(await readFile(file));
    const metadata: Metadata = {
      ...meta,
      eTag: `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`,
      contentLength: body.length,
      size: body.length,
      mimetype: meta.contentType,
      lastModified: (await stat(file)).mtime,
      httpStatusCode: 200,
    };
    return { metadata, httpStatusCode: 200, body };
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    const file = this.#file(bucket, key);
    await rm(file, { force: true });
    await rm(`${file}.facts`, { force: true });
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    for (const key of keys) await this.deleteObject(bucket, key);
  }

  async copyObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    toBucket: string,
    toKey: string,
  ) {
    const target = this.#file(toBucket, toKey);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(`${this.#file(bucket, key)}.facts`, `${target}.facts`);
    await copyFile(this.#file(bucket, key), target);
    const { eTag, lastModified } = await this.headObject(toBucket, toKey);
    return { httpStatusCode: 200, eTag, lastModified };
  }

  async privateAssetUrl(bucket: string, key: string): Promise<string> {
    return `file://${this.#file(bucket, key)}`;
  }

  #file(bucket: string, key: string): string {
    const folder = path.join(this.#root, bucket);
    const file = path.resolve(folder, key);
    if (!file.startsWith(folder + path.sep)) throw new Error('Invalid key');
    return file;
  }
}

/** Replaces a file by renaming, so that readers see the old or the new one, never half. */
async function replace(file: string, content: Uint8Array | string): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(part, content);
    await rename(part, file);
  } catch (error) {
    // Half a file on a full disk would only take room.
    await rm(part, { force: true });
    throw error;
  }
}

async function readBytes(body: Body): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(v.parse(v.instance(Uint8Array), part));
  return Buffer.concat(parts);
}
