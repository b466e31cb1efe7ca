import { describe, expect, it } from 'vitest';
import { listKey } from './listKeys.ts';

const labels = ['All activities', 'Art', 'Chess', 'Cooking', 'STEM'];

describe('moving through a list by keyboard', () => {
  it('stops at both ends', () => {
    expect(listKey('ArrowDown', 4, labels)).toBe(4);
    expect(listKey('ArrowUp', 0, labels)).toBe(0);
  });

  it('jumps to the ends', () => {
    expect(listKey('End', 1, labels)).toBe(4);
    expect(listKey('Home', 3, labels)).toBe(0);
  });

  it('goes round the entries that begin with the typed letter', () => {
    expect(listKey('c', 0, labels)).toBe(2);
    expect(listKey('c', 2, labels)).toBe(3);
    expect(listKey('C', 3, labels)).toBe(2);
  });

  it('leaves keys alone that mean nothing to a list', () => {
    expect(listKey('x', 0, labels)).toBeNull();
    expect(listKey('Tab', 0, labels)).toBeNull();
    expect(listKey(' ', 0, labels)).toBeNull();
  });
});
