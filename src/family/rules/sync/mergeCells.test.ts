import { describe, expect, it } from 'vitest';
import { besideName, type Cell, hasRead, mergeCells, readBefore } from './cells.ts';
import { stampOf } from './stamp.ts';

const at = (ms: number, device = 'aaaaaaaa') => stampOf(ms, 0, device);
const text = (v: string, t: string, p?: string[]): { text: Cell } => ({
  text: { v, t, ...(p && { p }) },
});

describe('two devices wrote', () => {
  it('different fields: both stand', () => {
    const name = { v: 'Maya', t: at(1) };
    const grade = { v: '2', t: at(2, 'bbbbbbbb') };
    expect(mergeCells({ name }, { grade })).toEqual({ name, grade });
  });

  it('the same fact: the later one stands, and nothing of the other', () => {
    const [early, late] = [
      { v: '2', t: at(1) },
      { v: '3', t: at(2, 'bbbbbbbb') },
    ];
    expect(mergeCells({ grade: early }, { grade: late })).toEqual({ grade: late });
    expect(mergeCells({ grade: late }, { grade: early })).toEqual({ grade: late });
  });

  it('words at the same time: the later ones stand, the others stay beside', () => {
    const merged = mergeCells(text('lunch?', at(1)), text('bus at 8', at(2, 'bbbbbbbb')));
    expect(merged).toEqual({
      ...text('bus at 8', at(2, 'bbbbbbbb')),
      [besideName(at(1))]: { v: 'lunch?', t: at(1) },
    });
  });

  it('words in answer to others: those were read, and go', () => {
    const answer = text('lunch is included', at(2, 'bbbbbbbb'), [at(1)]);
    expect(mergeCells(text('lunch?', at(1)), answer)).toEqual(answer);
  });

  it('an answer to an answer, of which one device has missed the first: nothing old comes back', () => {
    const third = text('three', at(3, 'bbbbbbbb'), [at(1), at(2, 'bbbbbbbb')]);
    expect(mergeCells(text('one', at(1)), third)).toEqual(third);
  });

  it('the same words at the same time: nothing is beside them', () => {
    const merged = mergeCells(text('hat', at(1)), text('hat', at(2, 'bbbbbbbb')));
    expect(merged).toEqual(text('hat', at(2, 'bbbbbbbb')));
  });

  it('what somebody has decided on stays decided', () => {
    const beside = { [besideName(at(1))]: { v: null, t: at(5) } };
    const later = { ...text('bus at 8', at(2, 'bbbbbbbb')), ...beside };
    expect(mergeCells(text('lunch?', at(1)), later)).toEqual(later);
    expect(mergeCells(later, text('lunch?', at(1)))).toEqual(later);
  });
});

describe('what was read', () => {
  it('is what was there, of each device the latest', () => {
    const cell = { v: 'x', t: at(4), p: [at(1), at(2, 'bbbbbbbb')] };
    expect(readBefore(cell, false)).toEqual([at(2, 'bbbbbbbb'), at(4)]);
  });

  it('is not what had not been shown, but what that had answered', () => {
    const cell = { v: 'x', t: at(4), p: [at(2, 'bbbbbbbb')] };
    expect(readBefore(cell, true)).toEqual([at(2, 'bbbbbbbb')]);
    expect(readBefore(undefined, false)).toEqual([]);
  });

  it('covers all that a device had written before', () => {
    const cell = { v: 'x', t: at(9), p: [at(4, 'bbbbbbbb')] };
    expect(hasRead(cell, at(3, 'bbbbbbbb'))).toBe(true);
    expect(hasRead(cell, at(4, 'bbbbbbbb'))).toBe(true);
    expect(hasRead(cell, at(5, 'bbbbbbbb'))).toBe(false);
    expect(hasRead(cell, at(3, 'cccccccc'))).toBe(false);
  });
});
