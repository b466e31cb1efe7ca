import { describe, expect, it } from 'vitest';
import { conflictField, type SyncCell, hasRead, mergeCells, readBefore } from './cells.ts';
import { formatStamp } from './stamp.ts';

const at = (ms: number, device = 'aaaaaaaa') => formatStamp(ms, 0, device);
const text = (v: string, t: string, p?: string[]): { text: SyncCell } => ({
  text: { v, t, ...(p && { p }) },
});

describe('merging the edits of two devices', () => {
  it('keeps edits of different fields', () => {
    const name = { v: 'Maya', t: at(1) };
    const grade = { v: '2', t: at(2, 'bbbbbbbb') };
    expect(mergeCells({ name }, { grade })).toEqual({ name, grade });
  });

  it('keeps the later edit of one fact', () => {
    const [early, late] = [
      { v: '2', t: at(1) },
      { v: '3', t: at(2, 'bbbbbbbb') },
    ];
    expect(mergeCells({ grade: early }, { grade: late })).toEqual({ grade: late });
    expect(mergeCells({ grade: late }, { grade: early })).toEqual({ grade: late });
  });

  it('keeps the earlier text of a concurrent edit as a conflict', () => {
    const merged = mergeCells(text('lunch?', at(1)), text('bus at 8', at(2, 'bbbbbbbb')));
    expect(merged).toEqual({
      ...text('bus at 8', at(2, 'bbbbbbbb')),
      [conflictField(at(1))]: { v: 'lunch?', t: at(1) },
    });
  });

  it('drops a text that the other device had read before its edit', () => {
    const answer = text('lunch is included', at(2, 'bbbbbbbb'), [at(1)]);
    expect(mergeCells(text('lunch?', at(1)), answer)).toEqual(answer);
  });

  it('brings no old text back when a device missed an edit in between', () => {
    const third = text('three', at(3, 'bbbbbbbb'), [at(1), at(2, 'bbbbbbbb')]);
    expect(mergeCells(text('one', at(1)), third)).toEqual(third);
  });

  it('sees no conflict in equal concurrent texts', () => {
    const merged = mergeCells(text('hat', at(1)), text('hat', at(2, 'bbbbbbbb')));
    expect(merged).toEqual(text('hat', at(2, 'bbbbbbbb')));
  });

  it('keeps a settled conflict settled', () => {
    const beside = { [conflictField(at(1))]: { v: null, t: at(5) } };
    const later = { ...text('bus at 8', at(2, 'bbbbbbbb')), ...beside };
    expect(mergeCells(text('lunch?', at(1)), later)).toEqual(later);
    expect(mergeCells(later, text('lunch?', at(1)))).toEqual(later);
  });
});

describe('the read stamps of an edit', () => {
  it('hold the latest stamp of each device', () => {
    const cell = { v: 'x', t: at(4), p: [at(1), at(2, 'bbbbbbbb')] };
    expect(readBefore(cell, false)).toEqual([at(2, 'bbbbbbbb'), at(4)]);
  });

  it('leave out an unseen text but hold what that text had read', () => {
    const cell = { v: 'x', t: at(4), p: [at(2, 'bbbbbbbb')] };
    expect(readBefore(cell, true)).toEqual([at(2, 'bbbbbbbb')]);
    expect(readBefore(undefined, false)).toEqual([]);
  });

  it('cover all earlier edits of a device', () => {
    const cell = { v: 'x', t: at(9), p: [at(4, 'bbbbbbbb')] };
    expect(hasRead(cell, at(3, 'bbbbbbbb'))).toBe(true);
    expect(hasRead(cell, at(4, 'bbbbbbbb'))).toBe(true);
    expect(hasRead(cell, at(5, 'bbbbbbbb'))).toBe(false);
    expect(hasRead(cell, at(3, 'cccccccc'))).toBe(false);
  });
});
