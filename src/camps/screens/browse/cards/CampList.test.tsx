// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { CampList } from './CampList.tsx';

const idle: (() => void)[] = [];
const near = new Map<Element, () => void>();
let box: HTMLElement;
let root: Root;

/** Tells of an element when the test says that it is near the screen. */
class Observer {
  readonly #callback: (entries: { isIntersecting: boolean; target: Element }[]) => void;
  constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    this.#callback = callback;
  }
  observe(target: Element) {
    near.set(target, () => this.#callback([{ isIntersecting: true, target }]));
  }
  unobserve(target: Element) {
    near.delete(target);
  }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  vi.stubGlobal('cancelIdleCallback', (id: number) => {
    idle[id - 1] = () => undefined;
  });
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
});
afterEach(async () => {
  await act(async () => root.unmount());
  box.remove();
  vi.unstubAllGlobals();
});

const show = (count: number) =>
  act(async () =>
    root.render(
      <CampList
        shown={Array.from({ length: count }, (_, at) => ({
          camp: aCamp({ id: `camp-${at}` }),
          close: false,
        }))}
        className=""
        first={6}
        step={25}
        farFrom={48}
      >
        {({ camp }) => <article>{camp.id}</article>}
      </CampList>,
    ),
  );

const items = () => [...box.querySelectorAll('li')];
const drawn = () => items().flatMap((item, at) => (item.childElementCount > 0 ? [at] : []));
const range = (count: number) => Array.from({ length: count }, (_, at) => at);

async function comeNear(at: number): Promise<void> {
  const item = items()[at];
  await act(async () => item && near.get(item)?.());
}
/** The page is idle until nothing waits for that any more. */
async function whileIdle(): Promise<void> {
  for (let turn = 0; turn < 500 && idle.length > 0; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one idle callback after the other
    await act(async () => idle.splice(0).forEach((callback) => callback()));
  }
}

test('has an item for each camp and draws only those near the screen at first', async () => {
  await show(300);
  expect(items()).toHaveLength(300);
  await whileIdle();
  expect(drawn()).toEqual(range(6));
  await comeNear(6);
  expect(drawn()).toEqual(range(31));
});

test('draws the first 200 while idle and later ones only near the screen', async () => {
  await show(300);
  await act(async () => window.dispatchEvent(new Event('keydown')));
  await whileIdle();
  expect(drawn()).toEqual(range(200));
  await comeNear(250);
  expect(drawn(), 'not before the page is idle').toEqual(range(200));
  await whileIdle();
  expect(drawn()).toEqual([...range(200), 250]);
});
