import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import * as v from 'valibot';

const FactsSchema = v.object({
  contentType: v.string(),
  cacheControl: v.string(),
  eTag: v.string(),
});

type Metadata = v.InferOutput<typeof FactsSchema> & {
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
    const eTag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
    await mkdir(path.dirname(file), { recursive: true });
    // The facts come first and the bytes arrive by rename: a reader never sees half an object.
    await writeFile(`${file}.facts`, JSON.stringify({ contentType, cacheControl, eTag }));
    await writeFile(`${file}.part`, bytes);
    await rename(`${file}.part`, file);
    return this.headObject(bucket, key);
  }

  async headObject(bucket: string, key: string): Promise<Metadata> {
    const file = this.#file(bucket, key);
    const { size, mtime } = await stat(file);
    const facts = v.parse(FactsSchema, JSON.parse(await readFile(`${file}.facts`, 'utf8')));
    return {
      ...facts,
      contentLength: size,
      size,
      mimetype: facts.contentType,
      lastModified: mtime,
      httpStatusCode: 200,
    };
  }

  async getObject(bucket: string, key: string) {
    const metadata = await this.headObject(bucket, key);
    // Whole in memory: no object is larger than the bucket's 5 MB.
    const body = Buffer.from(await readFile(this.#file(bucket, key)));
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

async function readBytes(body: Body): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(v.parse(v.instance(Uint8Array), part));
  return Buffer.concat(parts);
}
