import { createHash } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { FsStorage } from './FsStorage.ts';

let storage: FsStorage;
let folder: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  const made = await temporaryFolder();
  remove = made.remove;
  folder = made.folder;
  storage = new FsStorage(folder);
});
afterAll(() => remove());

const put = (text: string) =>
  storage.uploadObject('camp-logos', 'logo.png', '1', Buffer.from(text), 'text/plain', '60');
const tagOf = (body: Uint8Array) =>
  `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`;

test('serves the whole old or the whole new object during a replacement', async () => {
  await put('version 0');
  for (let version = 1; version <= 200; version += 1) {
    const replaced = put(`version ${version} ${'.'.repeat(version * 100)}`);
    const read = Array.from({ length: 5 }, () => storage.getObject('camp-logos', 'logo.png'));
    for (const { metadata, body } of await Promise.all(read)) {
      expect(body.toString()).toMatch(/^version \d+( \.+)?$/);
      expect(metadata).toMatchObject({ size: body.length, eTag: tagOf(body) });
    }
    await replaced;
  }
});

test('leaves one whole object after concurrent writes', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, no) => put(`${no}`.repeat(no * 50 + 1))));
  const { metadata, body } = await storage.getObject('camp-logos', 'logo.png');
  expect(metadata.eTag).toBe(tagOf(body));
});

test('leaves nothing behind after a failed upload', async () => {
  // A folder where the file should be: the last step fails.
  await mkdir(path.join(folder, 'camp-logos', 'taken.png'), { recursive: true });
  const upload = storage.uploadObject(
    'camp-logos',
    'taken.png',
    '1',
    Buffer.from('x'),
    'a/b',
    '60',
  );
  await expect(upload).rejects.toThrow('EISDIR');
  const left = await readdir(path.join(folder, 'camp-logos'));
  expect(left.filter((name) => name.endsWith('.part'))).toEqual([]);
});
