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

test('a press shows at once and is handled once the page is hydrated', () => {
  const page = unhydratedPage();
  page.press('#dates svg');
  expect(page.pressed()).toEqual(['dates']);
  vi.advanceTimersByTime(2900);
  expect(page.hydrate()).toEqual(['dates']);
  expect(page.pressed()).toEqual([]);
});

test('after 3 s without hydration the pressed state goes and nothing happens', () => {
  const page = unhydratedPage();
  page.press('#filters');
  vi.advanceTimersByTime(3000);
  expect(page.pressed()).toEqual([]);
  expect(page.hydrate()).toEqual([]);
});

test('a later press replaces an earlier one, and has 3 s of its own', () => {
  const page = unhydratedPage();
  page.press('#dates');
  vi.advanceTimersByTime(2000);
  page.press('#filters');
  expect(page.pressed()).toEqual(['filters']);
  vi.advanceTimersByTime(2000);
  expect(page.hydrate()).toEqual(['filters']);
});

test('an impatient second press opens no less, but turns a toggle back', () => {
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
  'a press on %s is the browser’s own and takes the earlier one back',
  (place) => {
    const page = unhydratedPage();
    page.press('#filters');
    page.press(place);
    expect(page.pressed()).toEqual([]);
    expect(page.hydrate()).toEqual([]);
  },
);

test('a form that is sent is kept for a minute and more, and marked for Form to send it', () => {
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
])('%s after a form was sent takes it back', (_, use) => {
  const page = unhydratedPage();
  page.send();
  use(page);
  expect(page.isFormKept()).toBe(false);
});

test('a form that is not hydrated with the page is still kept; one that is handles itself', () => {
  const page = unhydratedPage();
  page.hydrate();
  expect(page.send()).toBe(false);
  expect(page.isFormKept()).toBe(true);
  page.document.querySelector('form')?.removeAttribute('data-pressed');
  page.document.body.addEventListener('submit', (event) => event.preventDefault());
  page.send();
  expect(page.isFormKept()).toBe(false);
});

test('who goes on typing has given the press up', () => {
  const page = unhydratedPage();
  page.press('#filters');
  page.type();
  expect(page.hydrate()).toEqual([]);
});

test('what another early script has handled is not pressed again', () => {
  const page = unhydratedPage((document) => {
    document.addEventListener('click', (event) => event.preventDefault());
  });
  page.press('#heart');
  expect(page.pressed()).toEqual([]);
  expect(page.hydrate()).toEqual([]);
});

test('a button that was drawn anew is found by its words', () => {
  const page = unhydratedPage();
  page.press('#heart');
  page.document.body.innerHTML = BODY;
  expect(page.hydrate()).toEqual(['heart']);
});

test('once the page is hydrated, presses are its own', () => {
  const page = unhydratedPage();
  const handled = page.hydrate();
  page.press('#filters');
  expect(page.pressed()).toEqual([]);
  replayEarlyPress();
  expect(handled).toEqual(['filters']);
});
