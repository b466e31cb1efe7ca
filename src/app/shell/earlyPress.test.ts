import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replayEarlyPress } from './earlyPress.ts';
import { earlyPressScript } from './earlyPressScript.ts';

const BODY = `
  <button type="button" id="dates">Dates<svg></svg></button>
  <button type="button" id="filters" aria-expanded="false">Filters</button>
  <button type="button" id="heart" aria-pressed="false" aria-label="Save"></button>
  <form method="dialog"><input name="email" /><button type="submit" id="search">Search</button></form>
  <a href="#faq" id="link">FAQ</a>
  <p id="text">Text</p>
  <input id="field" />`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page before hydration: only the script in its head has run. */
function unhydratedPage(otherScript?: (document: Document) => void) {
  const { window } = new JSDOM(BODY);
  const { document } = window;
  vi.stubGlobal('document', document);
  vi.stubGlobal('Element', window.Element);
  vi.stubGlobal('HTMLElement', window.HTMLElement);
  vi.stubGlobal('Event', window.Event);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
  vi.stubGlobal('AbortController', window.AbortController);
  // Elements of jsdom have no boxes.
  Object.assign(window.Element.prototype, { checkVisibility: () => true });
  otherScript?.(document);
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the script under test is text, as the page has it
  new Function(earlyPressScript)();
  const handled: string[] = [];
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  return {
    document,
    press: (selector: string) =>
      find(selector)?.dispatchEvent(new window.Event('click', { bubbles: true, cancelable: true })),
    /** Whether the browser goes on and sends the form by itself. */
    send: () =>
      find('form')?.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true })),
    isFormKept: () => find('form')?.hasAttribute('data-pressed'),
    type: () => find('#field')?.dispatchEvent(new window.Event('input', { bubbles: true })),
    pressed: () => Array.from(document.querySelectorAll('[data-pressed]'), ({ id }) => id),
    /** React takes over; returns what it was told to do. */
    hydrate() {
      document.body.addEventListener('click', ({ target }) => {
        if (target instanceof window.Element) handled.push(target.id);
      });
      replayEarlyPress();
      return handled;
    },
  };
}

test('shows a press at once and handles it after hydration', () => {
  const page = unhydratedPage();
  page.press('#dates svg');
  expect(page.pressed()).toEqual(['dates']);
  vi.advanceTimersByTime(2900);
  expect(page.hydrate()).toEqual(['dates']);
  expect(page.pressed()).toEqual([]);
});

test('drops a press after 3 s without hydration', () => {
  const page = unhydratedPage();
  page.press('#filters');
  vi.advanceTimersByTime(3000);
  expect(page.pressed()).toEqual([]);
  expect(page.hydrate()).toEqual([]);
});

test('replaces a press by a later one with 3 s of its own', () => {
  const page = unhydratedPage();
  page.press('#dates');
  vi.advanceTimersByTime(2000);
  page.press('#filters');
  expect(page.pressed()).toEqual(['filters']);
  vi.advanceTimersByTime(2000);
  expect(page.hydrate()).toEqual(['filters']);
});

test('opens once for two presses but toggles twice', () => {
  const page = unhydratedPage();
  page.press('#filters');
  page.press('#filters');
  expect(page.pressed()).toEqual(['filters']);
  page.press('#heart');
  page.press('#heart');
  expect(page.pressed()).toEqual([]);
  page.press('#heart');
  expect(page.hydrate()).toEqual(['heart']);
});

test.each(['#link', '#search', '#text'])(
  'leaves a press on %s to the browser and drops an earlier one',
  (place) => {
    const page = unhydratedPage();
    page.press('#filters');
    page.press(place);
    expect(page.pressed()).toEqual([]);
    expect(page.hydrate()).toEqual([]);
  },
);

test('holds a submitted form for more than a minute for Form to send', () => {
  const page = unhydratedPage();
  page.press('#search');
  expect(page.send()).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(page.isFormKept()).toBe(true);
  page.hydrate();
  expect(page.isFormKept()).toBe(true);
});

test.each([
  ['typing', (page: ReturnType<typeof unhydratedPage>) => page.type()],
  ['a press elsewhere', (page: ReturnType<typeof unhydratedPage>) => page.press('#filters')],
])('cancels a submitted form by %s', (_, use) => {
  const page = unhydratedPage();
  page.send();
  use(page);
  expect(page.isFormKept()).toBe(false);
});

test('holds a form that hydrates later than the page', () => {
  const page = unhydratedPage();
  page.hydrate();
  expect(page.send()).toBe(false);
  expect(page.isFormKept()).toBe(true);
  page.document.querySelector('form')?.removeAttribute('data-pressed');
  page.document.body.addEventListener('submit', (event) => event.preventDefault());
  page.send();
  expect(page.isFormKept()).toBe(false);
});

test('drops a press when typing goes on', () => {
  const page = unhydratedPage();
  page.press('#filters');
  page.type();
  expect(page.hydrate()).toEqual([]);
});

test('skips a press that another early script handled', () => {
  const page = unhydratedPage((document) => {
    document.addEventListener('click', (event) => event.preventDefault());
  });
  page.press('#heart');
  expect(page.pressed()).toEqual([]);
  expect(page.hydrate()).toEqual([]);
});

test('finds a redrawn button by its label', () => {
  const page = unhydratedPage();
  page.press('#heart');
  page.document.body.innerHTML = BODY;
  expect(page.hydrate()).toEqual(['heart']);
});

test('leaves presses to the page after hydration', () => {
  const page = unhydratedPage();
  const handled = page.hydrate();
  page.press('#filters');
  expect(page.pressed()).toEqual([]);
  replayEarlyPress();
  expect(handled).toEqual(['filters']);
});
