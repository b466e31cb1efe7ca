import { describe, expect, it } from 'vitest';
import { mayReload } from './reloadGuard.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const refuses = () => {
  throw new Error('storage is blocked');
};

describe('a page that reloads itself', () => {
  it('may do so once, and again after a minute', () => {
    const storage = memory();
    const start = Date.UTC(2026, 0, 1);
    expect(mayReload(storage, start)).toBe(true);
    expect(mayReload(storage, start + 59_000)).toBe(false);
    expect(mayReload(storage, start + 61_000)).toBe(true);
  });

  it('may not when nothing can be remembered', () => {
    expect(mayReload({ getItem: refuses, setItem: refuses }, Date.UTC(2026, 0, 1))).toBe(false);
  });
});
