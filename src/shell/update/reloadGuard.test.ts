import { describe, expect, it } from 'vitest';
import { mayReload } from './reloadGuard.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const never = -Infinity;
const refuses = () => {
  throw new Error('storage is blocked');
};

describe('a page that reloads itself', () => {
  it('may do so once, and again after a minute', () => {
    const storage = memory();
    const start = Date.UTC(2026, 0, 1);
    expect(mayReload(storage, start, never)).toBe(true);
    expect(mayReload(storage, start + 59_000, never)).toBe(false);
    expect(mayReload(storage, start + 61_000, never)).toBe(true);
  });

  it('may not while somebody is leaving it: the link that was tapped would be lost', () => {
    const start = Date.UTC(2026, 0, 1);
    expect(mayReload(memory(), start + 5000, start)).toBe(false);
    // Still here: it was a download.
    expect(mayReload(memory(), start + 21_000, start)).toBe(true);
  });

  it('may not when nothing can be remembered', () => {
    const storage = { getItem: refuses, setItem: refuses };
    expect(mayReload(storage, Date.UTC(2026, 0, 1), never)).toBe(false);
  });
});
