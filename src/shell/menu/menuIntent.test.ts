import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { menuDelays, menuIntent } from './menuIntent.ts';

let seen: string[] = [];
const start = () => menuIntent((menu) => seen.push(menu));

beforeEach(() => {
  seen = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a mouse over the drop-downs', () => {
  it('opens after the delay, not on the way past', () => {
    const menus = start();
    menus.enter('more');
    vi.advanceTimersByTime(menuDelays.open - 1);
    menus.leave();
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual([]);
    menus.enter('more');
    vi.advanceTimersByTime(menuDelays.open);
    expect(seen).toEqual(['more']);
  });

  it('goes from one open menu to the next at once', () => {
    const menus = start();
    menus.press('browse');
    menus.enter('more');
    expect(seen).toEqual(['browse', 'more']);
  });

  it('opens at once shortly after another closed, and waits again later', () => {
    const menus = start();
    menus.press('browse');
    menus.close();
    vi.advanceTimersByTime(menuDelays.skip - 1);
    menus.enter('more');
    expect(seen).toEqual(['browse', '', 'more']);
    menus.close();
    vi.advanceTimersByTime(menuDelays.skip);
    menus.enter('browse');
    expect(seen).toEqual(['browse', '', 'more', '']);
  });

  it('closes after leaving, unless it comes back in time', () => {
    const menus = start();
    menus.enter('more');
    vi.advanceTimersByTime(menuDelays.open);
    menus.leave();
    vi.advanceTimersByTime(menuDelays.close - 1);
    menus.enter('more');
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(['more']);
    menus.leave();
    vi.advanceTimersByTime(menuDelays.close);
    expect(seen).toEqual(['more', '']);
  });
});

describe('a press', () => {
  it('opens and closes', () => {
    const menus = start();
    menus.press('more');
    menus.press('more');
    expect(seen).toEqual(['more', '']);
  });

  it('keeps what the hover just opened, and keeps it when the mouse leaves', () => {
    const menus = start();
    menus.enter('more');
    vi.advanceTimersByTime(menuDelays.open);
    menus.press('more');
    menus.leave();
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(['more', 'more']);
  });
});
