import { describe, expect, it } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { checksumOf, CHUNK_LENGTH, packChunk, packChunks, unpack } from './chunks.ts';
import { entriesAfter, type DirectoryEntry } from './entry.ts';

const camp = (id: string): DirectoryEntry => ({
  kind: 'camp',
  id,
  value: aCamp({ id, theme: `Día ${id} – 🎨` }),
});
const deleted = { kind: 'camp', id: 'a', value: null } as const;

describe('chunks', () => {
  it('give back every field of every camp, and what is no camp', () => {
    const entries: DirectoryEntry[] = [
      { kind: 'activity', id: 'art', value: 'Art' },
      camp('a'),
      {
        kind: 'camp',
        id: 'b',
        value: aCamp({ id: 'b', days: null, latitude: 33.7, isSample: false, price: null }),
      },
    ];
    expect(unpack([packChunk(1, 0, entries)])).toEqual(entries);
  });

  it('keep the order of camps over all of them', () => {
    const entries = Array.from({ length: CHUNK_LENGTH * 2 + 1 }, (_, no) => camp(`c${no}`));
    const chunks = packChunks(1, entries);
    expect(chunks.map(({ generation, no }) => [generation, no])).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
    expect(unpack(chunks)).toEqual(entries);
  });

  it('the later change of a key wins, in one chunk and over chunks', () => {
    expect(unpack([packChunk(1, 0, [camp('a'), deleted])])).toEqual([deleted]);
    expect(unpack([packChunk(1, 0, [deleted, camp('a')])])).toEqual([camp('a')]);
    const chunks = [packChunk(1, 0, [camp('a')]), packChunk(1, 1, [deleted, camp('b')])];
    expect(entriesAfter(unpack(chunks))).toEqual([camp('b')]);
  });

  it('packed by a version with fewer fields give null for those it did not know', () => {
    const [chunk] = packChunks(1, [camp('a')]);
    const packed = JSON.parse(new TextDecoder().decode(chunk?.bytes));
    const camps = packed.camps.map((values: unknown[]) => values.slice(0, 21));
    const bytes = new TextEncoder().encode(JSON.stringify({ ...packed, camps }));
    expect(unpack([{ generation: 1, no: 0, bytes, checksum: checksumOf(bytes) }])).toMatchObject([
      { value: { id: 'a', registrationOpensAt: null, verifiedOn: null } },
    ]);
  });

  it.each(['', '{"camps":[', '{"camps":[[7]],"others":[]}', '<h1>'])(
    'that are corrupt (%j) throw, with the copy they belong to',
    (text) => {
      const bytes = new TextEncoder().encode(text);
      expect(() => unpack([{ generation: 5, no: 0, bytes, checksum: checksumOf(bytes) }])).toThrow(
        expect.objectContaining({ name: 'CorruptChunkError', generation: 5 }),
      );
    },
  );
});
