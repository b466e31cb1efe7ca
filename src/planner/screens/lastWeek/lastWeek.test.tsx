// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LAST_WEEK_KEY, PROFILE_KEY } from '#base/device/profileKey.ts';
import { keepLastWeek } from './keepLastWeek.ts';
import { LastWeek } from './LastWeek.tsx';
import { LAST_WEEK_ID } from './lastWeek.ts';
import { lastWeekScript } from './lastWeekScript.ts';
import { useLastWeek } from './useLastWeek.ts';

const BOARD = `
  <div class="head"><h1 id="name">My Schedule</h1><a class="print" href="/my-camps/print">Print</a><a href="https://pond.example/">Pond</a></div>
  <div class="week">
    <button type="button" class="cell full" data-cell="0/0" onclick="alert(1)" aria-label="Maya, Monday">
      <svg class="fill" viewBox="0 0 1 450"><rect class="held" y="0" height="450"></rect><use href="#p-art"></use></svg>
      <b>First Light</b>
    </button>
  </div>
  <div class="side" data-later=""><p>Worth a look</p></div>
  <dialog class="sheet"><p>Monday</p></dialog>`.replaceAll(/\n\s*/g, '');

/** Nothing in it has a name, leads to another site or does anything. */
const DRAWN = `
  <div class="head"><h1>My Schedule</h1><a class="print" href="/my-camps/print">Print</a><a>Pond</a></div>
  <div class="week">
    <button class="cell full" data-cell="0/0">
      <svg class="fill" viewBox="0 0 1 450"><rect class="held" y="0" height="450"></rect><use href="#p-art"></use></svg>
      <b>First Light</b>
    </button>
  </div>`.replaceAll(/\n\s*/g, '');

const place = () => document.getElementById(LAST_WEEK_ID);
const links = () => [...document.head.querySelectorAll('link')];
const kept = (): Record<string, unknown> =>
  JSON.parse(localStorage.getItem(LAST_WEEK_KEY) ?? 'null') ?? {};

/** An earlier visit that has drawn the plan. */
async function visit(): Promise<void> {
  document.body.innerHTML = `<div><div id="${LAST_WEEK_ID}"></div>${BOARD}</div>`;
  const keeping = keepLastWeek('2025-10-10', new AbortController().signal);
  await vi.advanceTimersByTimeAsync(1000);
  await keeping;
}

/** The page as it comes: the script in its head has run. */
function start(): void {
  document.body.innerHTML = `<div><div id="${LAST_WEEK_ID}"></div><h1>My Schedule</h1></div>`;
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the script under test is text, as the page has it
  new Function(lastWeekScript)();
}
const parsed = async () => {
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await vi.advanceTimersByTimeAsync(0);
};

/** A visit whose styles were in a file. */
async function startWithStyles(): Promise<void> {
  await visit();
  localStorage.setItem(
    LAST_WEEK_KEY,
    JSON.stringify({ ...kept(), styles: ['/assets/Planner-1234567.css'] }),
  );
  start();
}

type Shown = Parameters<typeof useLastWeek>[0];
function Board({ plan }: { plan: Shown }) {
  useLastWeek(plan);
  return <div className="board">{plan.week.at(-1)}</div>;
}
async function draw(plan: Shown) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root') ?? document.body);
  const show = (shown: typeof plan | null) =>
    act(async () =>
      root.render(
        <>
          <LastWeek />
          {shown && <Board plan={shown} />}
        </>,
      ),
    );
  await show(null);
  return { place: place(), show: () => show(plan), root };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2025-10-06T12:00:00-04:00') });
  document.documentElement.dataset.build = '4c811a7';
  history.replaceState(null, '', '/my-camps');
  localStorage.setItem(PROFILE_KEY, '{"children":["Maya"]}');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  localStorage.clear();
});

it('a start draws the week as it was seen last, before the app runs', async () => {
  await visit();
  start();
  expect(place()?.innerHTML).toBe('');
  await parsed();
  expect(place()?.innerHTML).toBe(DRAWN);
  expect(place()?.querySelector('rect')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
});

it('a start on the last evening of the week draws it, though UTC is a day ahead', async () => {
  await visit();
  vi.setSystemTime(Date.parse('2025-10-10T23:59:59-04:00'));
  start();
  await parsed();
  expect(place()?.innerHTML).toBe(DRAWN);
});

describe('a week that would not be true is not drawn', () => {
  it.each<[why: string, change: () => void]>([
    ['of another build', () => (document.documentElement.dataset.build = '5d922b8')],
    ['of another page', () => history.replaceState(null, '', '/my-camps/print')],
    ['of another break or view', () => history.replaceState(null, '', '/my-camps?view=hours')],
    ['of another family', () => localStorage.setItem(PROFILE_KEY, '{"children":["Leo"]}')],
    ['of a phone that was erased', () => localStorage.clear()],
    ['that is over', () => vi.setSystemTime(Date.parse('2025-10-11T00:00:00-04:00'))],
    ['that somebody has spoiled', () => localStorage.setItem(LAST_WEEK_KEY, '{"build":')],
    ['that is no week', () => localStorage.setItem(LAST_WEEK_KEY, '[]')],
    [
      'whose parts cannot be drawn',
      () =>
        localStorage.setItem(LAST_WEEK_KEY, JSON.stringify({ ...kept(), nodes: [['<', [], []]] })),
    ],
  ])('%s', async (_, change) => {
    await visit();
    change();
    start();
    await parsed();
    expect(place()?.innerHTML).toBe('');
  });
});

describe('without its styles', () => {
  it('the week waits for them', async () => {
    await startWithStyles();
    await parsed();
    expect(links().map(({ href }) => new URL(href).pathname)).toEqual([
      '/assets/Planner-1234567.css',
    ]);
    expect(place()?.innerHTML).toBe('');
    links()[0]?.dispatchEvent(new Event('load'));
    await parsed();
    expect(place()?.innerHTML).toBe(DRAWN);
  });

  it('the week is not drawn where they do not arrive, and the plan asks for them again', async () => {
    await startWithStyles();
    links()[0]?.dispatchEvent(new Event('error'));
    await parsed();
    expect(place()?.innerHTML).toBe('');
    expect(links()).toEqual([]);
  });
});

const written = async (...nodes: unknown[]) => {
  await visit();
  localStorage.setItem(LAST_WEEK_KEY, JSON.stringify({ ...kept(), nodes }));
  start();
  await parsed();
  return place()?.innerHTML;
};

describe('of a week that somebody has written into the storage', () => {
  it.each(['meta', 'META', 'iframe', 'script', 'base', 'link', 'form', 'object', 'style'])(
    'nothing is drawn when there is a <%s> in it',
    async (tag) => {
      const refresh = [
        ['http-equiv', 'refresh'],
        ['content', '0;url=https://pond.example/'],
      ];
      expect(await written(['div', [], [[tag, refresh, []]]])).toBe('');
    },
  );

  it('attributes that act or lead to another site are left out', async () => {
    const attributes = [
      ['class', 'week'],
      ['onclick', 'alert(1)'],
      ['style', 'position:fixed'],
      ['href', '//pond.example/'],
    ];
    expect(await written(['a', attributes, ['Monday']])).toBe('<a class="week">Monday</a>');
  });
});

it('what begins below the first screen is left out, but no part of a button', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.closest('.cell > *, .head') ? window.innerHeight + 1 : 0, 10, 10);
  });
  await visit();
  start();
  await parsed();
  expect(place()?.innerHTML).toBe(DRAWN.replace(/^<div class="head">.*?<\/div>/, ''));
});

it('a row that was slid lies where it lay', async () => {
  vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockImplementation(function (this: Element) {
    return this.className === 'head' ? 120 : 0;
  });
  const slide = vi.spyOn(Element.prototype, 'scrollLeft', 'set');
  await visit();
  start();
  await parsed();
  expect(slide.mock.calls).toEqual([[120]]);
});

it('a phone that has no room any more shows the skeleton, not an older week', async () => {
  await visit();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await visit();
  start();
  await parsed();
  expect(place()?.innerHTML).toBe('');
});

const days = ['2025-10-06', '2025-10-10'];

describe('the plan itself', () => {
  it('takes the place of the week, whose styles may come later still', async () => {
    await visit();
    const page = await draw({ week: days, isSample: false });
    page.place?.append('Monday');
    await page.show();
    expect(page.place?.textContent).toBe('');
    // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- as above
    new Function(lastWeekScript)();
    await parsed();
    expect(page.place?.textContent).toBe('');
    await act(async () => page.root.unmount());
  });

  it('is kept when it has stood still for a second', async () => {
    const page = await draw({ week: days, isSample: false });
    await page.show();
    await vi.advanceTimersByTimeAsync(999);
    expect(kept()).toEqual({});
    await vi.advanceTimersByTimeAsync(100);
    expect(kept()).toMatchObject({
      until: Date.parse('2025-10-11T00:00:00-04:00'),
      nodes: [['div', [['class', 'board']], ['2025-10-10']]],
    });
    await act(async () => page.root.unmount());
  });

  it('that has changed meanwhile is not kept as it was', async () => {
    const page = await draw({ week: days, isSample: false });
    await page.show();
    await vi.advanceTimersByTimeAsync(1000);
    await act(async () => page.root.unmount());
    await vi.advanceTimersByTimeAsync(5000);
    expect(kept()).toEqual({});
  });

  it('of a sample family is not kept', async () => {
    const page = await draw({ week: days, isSample: true });
    await page.show();
    await vi.advanceTimersByTimeAsync(5000);
    expect(kept()).toEqual({});
    await act(async () => page.root.unmount());
  });
});
