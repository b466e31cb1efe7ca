// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPlan } from '#tests/fixtures/aPlan.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { ownCampId } from '#family/rules/plan/planEntry.ts';
import { removeEntry } from '#planner/rules/commands/entryCommands.ts';
import { PlanContext } from '../../PlanContext.ts';
import { CalendarWay } from './CalendarWay.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36';
let files: Blob[] = [];

beforeEach(() => {
  files = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  Object.assign(URL, {
    createObjectURL: (file: Blob) => files.push(file),
    revokeObjectURL: () => 0,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const device = (userAgent: string, isOnline = true) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
};

const family = () =>
  aPlan({
    entries: [
      aPlanEntry({ status: 'confirmed' }),
      aPlanEntry({ id: 'b', childId: 'leo', days: ['2025-10-08'] }),
      aPlanEntry({ id: 'c', childId: 'leo', days: [] }),
    ],
  });

function open(given: ReturnType<typeof family>, childId: string | null = null) {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const draw = () =>
    act(async () =>
      root.render(
        <PlanContext value={given.plan()}>
          <CalendarWay childId={childId} />
        </PlanContext>,
      ),
    );
  return { box, draw };
}

async function press(box: HTMLElement, words: string): Promise<string> {
  const button = [...box.querySelectorAll('button')].find((one) => one.textContent.includes(words));
  if (!button) throw new Error(`no button ${words}`);
  await act(async () => button.click());
  const [file] = files.splice(0);
  return file ? file.text() : '';
}

const count = (text: string, line: string) => text.split(`\r\n${line}`).length - 1;

test('saves one file on a desktop and cancels removed days in the next', async () => {
  device(LINUX);
  const given = family();
  const { box, draw } = open(given);
  await draw();
  expect(box.textContent).toContain('3 days in 1 camp. 1 camp has no day yet');
  const first = await press(box, 'Save calendar file');
  expect(count(first, 'BEGIN:VEVENT')).toBe(3);
  expect(first).toContain('SUMMARY:Pine & Paddle (M)');
  expect(first).not.toContain('Maya');
  expect(given.plan().state.sent.map(({ id, days }) => [id, days])).toEqual([
    ['entry-1', ['2025-10-06', '2025-10-07']],
    ['b', ['2025-10-08']],
  ]);
  await given.planner.write([removeEntry('b')]);
  await draw();
  expect(box.textContent).toContain('1 day is no longer planned, so the file removes it.');
  const second = await press(box, 'Save calendar file');
  expect(count(second, 'STATUS:CANCELLED')).toBe(1);
  expect(count(second, 'SEQUENCE:1')).toBe(1);
  await draw();
  expect(await press(box, 'Save calendar file')).toBe(second);
});

test('counts a camp once, and a person among what is besides the camps', async () => {
  device(LINUX);
  const sitter = { campId: ownCampId('care', '1'), status: 'confirmed' } as const;
  const given = aPlan({
    entries: [
      aPlanEntry({ days: ['2025-10-06'] }),
      aPlanEntry({ id: 'b', days: ['2025-10-07'] }),
      aPlanEntry({ id: 'c', childId: 'leo', campId: ownCampId('camp', '2') }),
      aPlanEntry({ ...sitter, id: 'd', days: ['2025-10-08'] }),
      aPlanEntry({ ...sitter, id: 'e', childId: 'leo', days: ['2025-10-08'] }),
      aPlanEntry({ id: 'f', campId: 'elsewhere', days: [] }),
      aPlanEntry({ id: 'g', childId: 'leo', campId: 'elsewhere', days: [] }),
    ],
  });
  const { box, draw } = open(given);
  await draw();
  expect(box.textContent).toContain(
    '4 days in 2 camps. Plus 2 other events. 1 camp has no day yet',
  );
});

test('puts days without school and days at home in when asked, and asks no second time', async () => {
  device(LINUX);
  const atHome = {
    id: 'h',
    childId: 'leo',
    day: '2025-10-07',
    isHome: true,
    who: 'Grandma',
    span: null,
  };
  const given = aPlan({
    entries: [aPlanEntry({ status: 'confirmed' })],
    rows: [{ kind: 'home', id: atHome.id, row: atHome }],
  });
  const { box, draw } = open(given);
  await draw();
  const boxes = () => [...box.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false]);
  for (const one of boxes()) await act(async () => one.click());
  expect(box.textContent).toContain('2 days in 1 camp. Plus ');
  const text = await press(box, 'Save calendar file');
  expect(text).toContain('SUMMARY:No school: Fall break (M)');
  expect(text).toContain('SUMMARY:L at home with Grandma');
  expect(text).not.toMatch(/Maya|Leo/);
  const again = open(given);
  await again.draw();
  const checks = again.box.querySelectorAll<HTMLInputElement>('input[type="checkbox"]');
  expect([...checks].map(({ checked }) => checked)).toEqual([true, true]);
});

test("names no other child in a child's file", async () => {
  device(LINUX);
  const { box, draw } = open(family(), 'leo');
  await draw();
  const text = await press(box, 'Save calendar file');
  expect(count(text, 'BEGIN:VEVENT')).toBe(1);
  expect(text).not.toContain('(M)');
});

test('offers a link per event on Android, or a file offline', async () => {
  device(ANDROID);
  const online = open(family());
  await online.draw();
  expect(online.box.querySelectorAll('a[href^="https://calendar.google.com/"]')).toHaveLength(3);
  expect([...online.box.querySelectorAll('button')]).toEqual([]);
  device(ANDROID, false);
  const offline = open(family());
  await offline.draw();
  expect(offline.box.querySelectorAll('a')).toHaveLength(0);
  const text = await press(offline.box, 'Wed, Oct 8');
  expect(count(text, 'BEGIN:VEVENT')).toBe(1);
  expect(text).toContain('DTSTART;TZID=America/New_York:20251008T083000');
});
