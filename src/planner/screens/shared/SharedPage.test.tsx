// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { onStage } from '#tests/fakes/onStage.tsx';
import { aSharedPlan } from '#tests/fixtures/aSharedPlan.ts';
import type { SharedEdit } from '#planner/rules/room/sharedEdit.ts';
import { SharedPage } from './SharedPage.tsx';
import type { OpenRoom, SharedRoomActions, SharedRoomState } from './sharedRoom.ts';

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36';
const today = '2025-10-06';
const now = new Date(2025, 9, 6, 8).getTime();

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(LINUX);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const open = (fields: Partial<OpenRoom> = {}): SharedRoomState => ({
  is: 'open',
  plan: aSharedPlan(),
  updatedAt: new Date(2025, 9, 6, 7, 40).getTime(),
  isStored: false,
  canWrite: false,
  waiting: 0,
  unreadable: 0,
  until: '2025-10-10',
  label: 'Grandma',
  you: '',
  ...fields,
});

const nothing: SharedRoomActions = {
  onSave: async () => 'saved',
  onTyped: () => undefined,
  onYou: () => undefined,
  onAgain: () => undefined,
  onLeave: () => undefined,
};

async function show(room: SharedRoomState, actions: Partial<SharedRoomActions> = {}) {
  const stage = await onStage(
    {},
    <main>
      <SharedPage
        {...nothing}
        {...actions}
        {...{ room, today, now }}
        brand={<span>Camply</span>}
        themeSwitch={null}
      />
    </main>,
  );
  // The view loads after the page.
  if (room.is === 'open') await stage.says('Only people with this link');
  return stage;
}

test('begins with what the receiver has to do', async () => {
  const stage = await show(open());
  expect(stage.find('h1').textContent).toBe('Fall break with Maya and Leo');
  expect(stage.text()).toContain('From Robin. Updated today at 7:40 am.');
  expect(stage.find('section').textContent).toContain(
    'Monday, Oct 6: You pick up Maya from Pine & Paddle at 4:00.',
  );
  expect(stage.find('section').textContent).toContain(
    'Friday, Oct 10: Leo is with you from 8:00 to 4:30.',
  );
  await stage.close();
});

test('asks which one the receiver is where the link’s name is not in the plan', async () => {
  const chosen: string[] = [];
  const stage = await show(open({ label: 'Mom’s parents' }), {
    onYou: (name) => chosen.push(name),
  });
  expect(stage.text()).not.toContain('You pick up');
  await stage.type('select', 'Grandma');
  expect(stage.text()).toContain('You pick up Maya');
  expect(chosen).toEqual(['Grandma']);
  // A wrong answer can be taken back.
  await stage.type('select', '');
  expect(stage.text()).not.toContain('You pick up Maya');
  await stage.close();
});

test('shows three days, and the others when asked', async () => {
  const stage = await show(open());
  const [, , , thursday] = document.querySelectorAll('section[data-today]');
  expect(thursday?.className).toContain('later');
  await stage.press('Show Thursday and Friday');
  expect(thursday?.className).not.toContain('later');
  expect(document.activeElement?.textContent).toBe('Thursday, Oct 9 ');
  expect(stage.text()).toContain('Leo, not settled yet');
  await stage.close();
});

test('offers a map and a call only where the address was shared', async () => {
  const plain = await show(open());
  expect(document.querySelectorAll('a[href^="tel:"], a[href*="maps"]')).toHaveLength(0);
  await plain.close();
  const stage = await show(open({ plan: aSharedPlan({ addresses: true }) }));
  expect(stage.find('a[href^="tel:"]').getAttribute('href')).toBe('tel:+14045550142');
  expect(stage.find('a[href*="maps"]').getAttribute('aria-label')).toBe(
    'Map: Pine & Paddle, in a new tab',
  );
  expect(stage.text()).toContain('900 Lake Claire Way, Decatur. Until 4:00.');
  expect(stage.text()).not.toContain('shoes');
  await stage.close();
});

test('adds up the prices that were shared', async () => {
  const stage = await show(open({ plan: aSharedPlan({ prices: true }) }));
  expect(stage.find('dl').textContent).toBe('Maya, Pine & Paddle$385Leo, Grandma$0Total$385');
  await stage.close();
});

test('says from when the plan is without a signal, and what waits', async () => {
  const stage = await show(open({ isStored: true, waiting: 2, canWrite: true }));
  expect(stage.text()).toContain('This is the plan as of today at 7:40 am.');
  expect(stage.text()).toContain('2 changes waiting for a connection');
  await stage.close();
});

test('says that a part of it could not be read, and nothing of it otherwise', async () => {
  const spoiled = await show(open({ unreadable: 1 }));
  expect(spoiled.text()).toContain('1 entry couldn’t be read. The rest is as it was sent.');
  await spoiled.close();
  const stage = await show(open());
  expect(stage.text()).not.toContain('couldn’t be read');
  await stage.close();
});

test('lets a link that may only look change nothing', async () => {
  const stage = await show(open());
  expect(stage.text()).not.toContain('Change this day');
  expect(stage.text()).toContain('Only people with this link can read it, until Oct 10.');
  await stage.close();
});

test('sends who picks up, who is at home and a note, and only what was changed', async () => {
  const edits: SharedEdit[] = [];
  const onSave = async (edit: SharedEdit) => {
    edits.push(edit);
    return 'saved' as const;
  };
  const stage = await show(open({ canWrite: true }), { onSave });
  await stage.press('Change this day: Monday, Oct 6');
  const [, fetches] = document.querySelectorAll<HTMLInputElement>('form input:not([type])');
  expect(fetches?.value).toBe('Grandma');
  await stage.type('form input:not([type])', 'Grandma');
  await stage.press('I’m at home with Leo this day');
  await stage.type('form > div:has(+ div > button) input', 'I have the car seat');
  await stage.press('Save', 2);
  expect(edits).toEqual([
    {
      day: today,
      drives: [{ rowId: 'p-entry-1 2025-10-06', dropOffBy: 'Grandma' }],
      home: [{ rowId: null, childId: 'p-leo', who: 'Grandma', isHome: true }],
      note: 'I have the car seat',
      noteBefore: null,
    },
  ]);
  expect(stage.text()).toContain('Saved.');
  expect(document.querySelector('form')).toBeNull();
  await stage.close();
});

test('shows both notes of people who wrote at the same time, and takes one out', async () => {
  const edits: SharedEdit[] = [];
  const onSave = async (edit: SharedEdit) => {
    edits.push(edit);
    return 'saved' as const;
  };
  const plan = aSharedPlan();
  const notes = [
    { field: 'text#1', text: 'Bring boots', at: 1 },
    { field: 'text', text: 'I have the car seat', at: 2 },
  ];
  const days = plan.days.map((day) => (day.day === today ? { ...day, notes } : day));
  const stage = await show(open({ canWrite: true, plan: { ...plan, days } }), { onSave });
  expect(stage.text()).toContain('Note: Bring bootsNote: I have the car seat');
  await stage.press('Change this day: Monday, Oct 6');
  await stage.press('Remove the note “Bring boots”');
  await stage.press('Save');
  expect(edits).toEqual([{ day: today, drives: [], home: [], noNotes: ['text#1'] }]);
  await stage.close();
});

test('keeps what was typed when saving fails, and never says it was saved', async () => {
  const stage = await show(open({ canWrite: true }), { onSave: async () => 'failed' });
  await stage.press('Change this day: Monday, Oct 6');
  await stage.type('form input:not([type])', 'Aunt Jo');
  await stage.press('Save');
  expect(stage.text()).toContain('That didn’t save');
  expect(stage.text()).not.toContain('Saved.');
  expect(document.querySelector<HTMLInputElement>('form input:not([type])')?.value).toBe('Aunt Jo');
  await stage.close();
});

test('asks for a name before somebody says to be at home', async () => {
  const onSave = vi.fn<SharedRoomActions['onSave']>(async () => 'saved');
  const stage = await show(open({ canWrite: true, label: '' }), { onSave });
  await stage.press('Change this day: Monday, Oct 6');
  await stage.press('I’m at home with Leo this day');
  await stage.press('Save');
  expect(stage.describes('form input:not([type])')).toContain('Enter your name first');
  expect(onSave).not.toHaveBeenCalled();
  await stage.close();
});

test.each([
  ['takenBack', 'This link was taken back', 'Ask the person who sent it'],
  ['removed', 'It’s removed from this device', 'To see it again, open the link.'],
  ['none', 'No shared plan here', 'Open the link again'],
  ['cutOff', 'Part of the link is missing', 'up to the last letter'],
  ['noSignal', 'No signal yet', 'It’ll load once you’re online.'],
  ['noStorage', 'This device couldn’t save the plan', 'Its storage is full or didn’t answer.'],
  ['opening', 'Opening the plan…', ''],
] as const)('says what to do with a link that is %s', async (is, heading, text) => {
  const stage = await show(is === 'takenBack' || is === 'removed' ? { is, unsent: [] } : { is });
  expect(stage.find('h1').textContent).toBe(heading);
  expect(stage.text()).toContain(text);
  expect(await axeViolations()).toEqual([]);
  await stage.close();
});

test.each(['noSignal', 'noStorage'] as const)('tries again when asked: %s', async (is) => {
  const onAgain = vi.fn<() => void>();
  const stage = await show({ is }, { onAgain });
  await stage.press('Try again');
  expect(onAgain).toHaveBeenCalledOnce();
  await stage.close();
});

test('has no axe findings with all that can be shared, and a day that is being changed', async () => {
  const plan = aSharedPlan({ addresses: true, notes: true, prices: true });
  const stage = await show(open({ plan, canWrite: true, isStored: true, waiting: 1 }));
  await stage.press('Change this day: Monday, Oct 6');
  expect(await axeViolations()).toEqual([]);
  await stage.close();
});

test('shows what came too late for a link that was taken back, until it is removed', async () => {
  const onLeave = vi.fn<() => void>();
  const unsent = ['Monday, Oct 6: Note: I have the car seat', 'Monday, Oct 6: Robin brings.'];
  const stage = await show({ is: 'takenBack', unsent }, { onLeave });
  expect(document.activeElement?.textContent).toBe('This link was taken back');
  expect(stage.text()).toContain('This wasn’t sent');
  expect([...document.querySelectorAll('li')].map((line) => line.textContent)).toEqual(unsent);
  expect(await axeViolations()).toEqual([]);
  await stage.press('Remove it from this device');
  expect(onLeave).toHaveBeenCalledOnce();
  await stage.close();
});

test('hands over what is typed, in words, until the form is closed', async () => {
  const onTyped = vi.fn<SharedRoomActions['onTyped']>();
  const stage = await show(open({ canWrite: true }), { onTyped });
  await stage.press('Change this day: Monday, Oct 6');
  await stage.type('form input:not([type])', 'Aunt Jo');
  await stage.type('form > div:has(+ div > button) input', 'I have the car seat');
  expect(onTyped).toHaveBeenLastCalledWith(today, {
    '2025-10-06 brings p-entry-1 2025-10-06': 'Monday, Oct 6: Aunt Jo brings.',
    '2025-10-06 note': 'Monday, Oct 6: Note: I have the car seat',
  });
  await stage.press('Never mind');
  expect(onTyped).toHaveBeenLastCalledWith(today, {});
  await stage.close();
});

test('removes the plan from this phone, after a question only where changes wait', async () => {
  const onLeave = vi.fn<() => void>();
  const plain = await show(open(), { onLeave });
  await plain.press('Remove it from this device');
  expect(onLeave).toHaveBeenCalledOnce();
  await plain.close();
  const stage = await show(open({ waiting: 2 }), { onLeave });
  await stage.press('Remove it from this device');
  expect(document.activeElement?.textContent).toBe(
    '2 changes haven’t been sent. They’ll be lost, too.',
  );
  await stage.press('Keep it');
  expect(document.activeElement?.textContent).toBe('Remove it from this device');
  expect(onLeave).toHaveBeenCalledOnce();
  await stage.press('Remove it from this device');
  await stage.press('Yes, remove it');
  expect(onLeave).toHaveBeenCalledTimes(2);
  await stage.close();
});
