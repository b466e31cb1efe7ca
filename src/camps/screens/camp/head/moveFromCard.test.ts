// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberCard } from '../../parts/pressedCard.ts';
import { moveFromCard } from './moveFromCard.ts';

const card = `
  <article><i data-plate="" data-box="20 300 70 70"></i>
    <h3><a data-box="100 330 150 24" style="font-size: 20px">Kick &amp; Splash</a></h3></article>`;
const row = `<li><h3><a data-box="100 330 150 24" style="font-size: 20px">Kick &amp; Splash</a></h3></li>`;
const page = `
  <header><i data-plate="" data-box="30 -400 140 140"></i>
    <h1 data-box="200 -320 400 48" style="font-size: 50px">Kick &amp; Splash</h1></header>`;

let moves: { name: string; transform: unknown; duration: unknown }[] = [];

beforeEach(() => {
  moves = [];
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: Element,
  ) {
    const [x = 0, y = 0, width = 0, height = 0] = (this.getAttribute('data-box') ?? '')
      .split(' ')
      .map(Number);
    return new DOMRect(x, y, width, height);
  });
  // jsdom cannot move anything.
  Object.assign(Element.prototype, {
    animate(this: Element, { transform }: PropertyIndexedKeyframes, options: EffectTiming) {
      moves.push({ name: this.localName, transform, duration: options.duration });
    },
  });
  prefersReducedMotion(false);
  // The list was scrolled, and is so still when the page stands.
  vi.stubGlobal('scrollX', 0);
  vi.stubGlobal('scrollY', 500);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function prefersReducedMotion(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches }));
}

function press(list: string): void {
  document.body.innerHTML = list;
  const link = document.querySelector('a');
  if (link !== null) rememberCard(link);
}

function open(): void {
  document.body.innerHTML = page;
  moveFromCard(document.querySelector('header'));
}

test('animates logo and name from the pressed card to the top of its page', () => {
  press(card);
  open();
  // Once the page is at its top, the plate is at 30, 100 and the name at 200, 180.
  expect(moves).toEqual([
    { name: 'i', transform: ['translate(-10px, 200px) scale(0.5)', 'none'], duration: 280 },
    { name: 'h1', transform: ['translate(-100px, 150px) scale(0.4)', 'none'], duration: 280 },
  ]);
});

test('animates the logo of the pressed column in a table', () => {
  press(`<table><tr><th><i data-plate="" data-box="500 0 70 70"></i></th>
    <th><i data-plate="" data-box="20 300 70 70"></i>
      <a data-box="100 330 150 24" style="font-size: 20px">Kick &amp; Splash</a></th></tr></table>`);
  open();
  expect(moves[0]?.transform).toEqual(['translate(-10px, 200px) scale(0.5)', 'none']);
});

test('animates the name alone without a logo', () => {
  press(row);
  open();
  expect(moves.map(({ name }) => name)).toEqual(['h1']);
});

test('does not animate a page that was opened otherwise', () => {
  open();
  expect(moves).toEqual([]);
  press(card);
  open();
  open();
  expect(moves).toHaveLength(2);
});

test.each([
  [999, 2],
  [1_001, 0],
])('after %d ms animates %d parts', (wait, parts) => {
  press(card);
  vi.advanceTimersByTime(wait);
  open();
  expect(moves).toHaveLength(parts);
});

test('animates nothing under reduced motion', () => {
  prefersReducedMotion(true);
  press(card);
  open();
  expect(moves).toEqual([]);
});
