import { afterEach, describe, expect, it, vi } from 'vitest';
import { RELOADED_KEY } from '#base/storage/storageKeys.ts';
import { mayReload } from './reloadGuard.ts';

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

const start = Date.UTC(2026, 0, 1);
const refuses = () => {
  throw new Error('storage is blocked');
};

afterEach(() => vi.unstubAllGlobals());

describe('a page that reloads itself', () => {
  it('may do so once, and again after a minute', () => {
    vi.stubGlobal('sessionStorage', memory());
    expect(mayReload(start, -Infinity, RELOADED_KEY)).toBe(true);
    expect(mayReload(start + 59_000, -Infinity, RELOADED_KEY)).toBe(false);
    expect(mayReload(start + 61_000, -Infinity, RELOADED_KEY)).toBe(true);
  });

  it('may not while somebody is leaving it: the followed link would be lost', () => {
    vi.stubGlobal('sessionStorage', memory());
    expect(mayReload(start + 5000, start, RELOADED_KEY)).toBe(false);
    // Still here: it was a download.
    expect(mayReload(start + 21_000, start, RELOADED_KEY)).toBe(true);
  });

  it('may not where storage is blocked', () => {
    vi.stubGlobal('sessionStorage', { getItem: refuses, setItem: refuses });
    expect(mayReload(start, -Infinity, RELOADED_KEY)).toBe(false);
  });
});
