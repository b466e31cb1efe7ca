import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { menuIntent } from './menuIntent.ts';

let shown: string[] = [];
const start = () => menuIntent((menu) => shown.push(menu));

beforeEach(() => {
  shown = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a mouse over the drop-downs', () => {
  it('opens after 200 ms, not on the way past', () => {
    const menus = start();
    menus.enter('more');
    vi.advanceTimersByTime(199);
    menus.leave();
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([]);
    menus.enter('more');
    vi.advanceTimersByTime(200);
    expect(shown).toEqual(['more']);
  });

  it('goes from one open menu to the next at once', () => {
    const menus = start();
    menus.press('browse');
    menus.enter('more');
    expect(shown).toEqual(['browse', 'more']);
  });

  it('opens at once within 300 ms after another closed, and waits again later', () => {
    const menus = start();
    menus.press('browse');
    menus.close();
    vi.advanceTimersByTime(299);
    menus.enter('more');
    expect(shown).toEqual(['browse', '', 'more']);
    menus.close();
    vi.advanceTimersByTime(300);
    menus.enter('browse');
    expect(shown).toEqual(['browse', '', 'more', '']);
  });

  it('closes 150 ms after leaving, unless it comes back in time', () => {
    const menus = start();
    menus.enter('more');
    vi.advanceTimersByTime(200);
    menus.leave();
    vi.advanceTimersByTime(149);
    menus.enter('more');
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(['more']);
    menus.leave();
    vi.advanceTimersByTime(150);
    expect(shown).toEqual(['more', '']);
  });
});

describe('a press', () => {
  it('opens and closes', () => {
    const menus = start();
    menus.press('more');
    menus.press('more');
    expect(shown).toEqual(['more', '']);
  });

  it('keeps what the hover just opened, and keeps it when the mouse leaves', () => {
    const menus = start();
    menus.enter('more');
    vi.advanceTimersByTime(200);
    menus.press('more');
    menus.leave();
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(['more', 'more']);
  });
});
