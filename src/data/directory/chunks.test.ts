import { describe, expect, it } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import type { EntryChange } from './entries.ts';
import { packChunk, packChunks, chunkLength, unpack } from './chunks.ts';

const asRead = { isAsSent: false };
const camp = (id: string): EntryChange => ({
  kind: 'camp',
  id,
  value: aCamp({ id, theme: `Día ${id} – 🎨` }),
});

describe('packed pages', () => {
  it('give back every field of every camp, and what is no camp', () => {
    const fates: EntryChange[] = [
      camp('a'),
      { kind: 'activity', id: 'art', value: 'Art' },
      {
        kind: 'camp',
        id: 'b',
        value: aCamp({ id: 'b', days: null, latitude: 33.7, isSample: true, price: null }),
      },
    ];
    const { entries } = unpack([packChunk(1, 0, fates)], asRead);
    expect(new Map(entries.map((one) => [one.id, one]))).toEqual(
      new Map(fates.map((one) => [one.id, one])),
    );
  });

  it('keep the order of camps over all pages', () => {
    const fates = Array.from({ length: chunkLength * 2 + 1 }, (_, number) => camp(`c${number}`));
    const pages = packChunks(1, fates);
    expect(pages).toHaveLength(3);
    expect(unpack(pages, { isAsSent: false, isPacked: true }).entries).toEqual(fates);
  });

  it('let the later word about one thing count, in one page and over pages', () => {
    const gone: EntryChange = { kind: 'camp', id: 'a', value: null };
    expect(unpack([packChunk(1, 0, [camp('a'), gone])], asRead).entries).toEqual([]);
    expect(unpack([packChunk(1, 0, [gone, camp('a')])], asRead).entries).toEqual([camp('a')]);
    const pages = [packChunk(1, 0, [camp('a')]), packChunk(1, 1, [gone])];
    expect(unpack(pages, asRead).entries).toEqual([]);
  });
});
