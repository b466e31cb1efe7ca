// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { onStage } from '#tests/fakes/onStage.tsx';
import { leo, maya } from '#tests/fixtures/aPlan.ts';
import { aSharedPlan, fallBreak } from '#tests/fixtures/aSharedPlan.ts';
import type { RoomWish } from './roomDraft.ts';
import { RoomSheet, type RoomSheetProps } from './RoomSheet.tsx';

const url = 'https://camply.example/shared#AbCdEfGhIjKlMnOpQrStUv';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const links = [
  {
    id: '1',
    label: 'Grandma',
    canWrite: false,
    lastSeenOn: '2025-10-03',
    until: null,
    unreadable: 0,
    homes: null,
  },
];

async function show(props: Partial<RoomSheetProps> = {}) {
  const wishes: RoomWish[] = [];
  const stage = await onStage(
    {},
    <RoomSheet
      isOpen
      onClose={() => undefined}
      spans={[fallBreak, { from: '2025-11-24', to: '2025-11-28', name: 'Thanksgiving break' }]}
      breakKey={fallBreak.from}
      people={['Grandma']}
      today="2025-10-01"
      now={1_759_320_000_000}
      links={[]}
      onTakeBack={async () => 'done'}
      onTakeAllBack={async () => 'done'}
      onPreview={(choice, label) => aSharedPlan(choice, [label])}
      onMake={async (wish) => {
        wishes.push(wish);
        return { is: 'made', url };
      }}
      childChoices={[maya, leo]}
      {...props}
    />,
  );
  return { ...stage, wishes };
}

test('shares initials and nothing else unless it is ticked, and shows it before', async () => {
  const stage = await show();
  expect(stage.text()).toContain('Fall break with M and L');
  expect(stage.text()).not.toContain('900 Lake Claire Way');
  await stage.press('First names');
  await stage.press('Addresses');
  expect(stage.text()).toContain('Fall break with Maya and Leo');
  expect(stage.text()).toContain('900 Lake Claire Way');
  expect(stage.text()).not.toContain('Change this day');
  await stage.close();
});

test('previews the part of the person whose link it is', async () => {
  const stage = await show();
  expect(stage.text()).not.toContain('You pick up');
  await stage.type('input:not([type])', 'Grandma');
  expect(stage.text()).toContain('What Grandma will see');
  expect(stage.text()).toContain('You pick up M from Pine & Paddle at 4:00.');
  await stage.close();
});

test('makes the link that was asked for, and says to treat it like a key', async () => {
  const stage = await show();
  await stage.type('input:not([type])', ' Grandma ');
  await stage.press('Also change');
  await stage.press('Leo');
  await stage.press('Notes');
  await stage.type('select', 'end');
  await stage.press('Make the link', 2);
  expect(stage.wishes).toEqual([
    {
      label: 'Grandma',
      canWrite: true,
      until: '2025-10-10',
      choice: {
        childIds: ['maya'],
        spans: [fallBreak],
        firstNames: 'initials',
        prices: false,
        notes: true,
        addresses: false,
      },
    },
  ]);
  expect(stage.text()).toContain(
    'Send it as you’d send a house key: anyone who has it can open it.',
  );
  expect(stage.find('input[readonly]')).toHaveProperty('value', url);
  expect(await axeViolations(stage.find('dialog'))).toEqual([]);
  await stage.press('Share with somebody else');
  expect(stage.find('input:not([type])')).toHaveProperty('value', '');
  await stage.close();
});

test('makes no link without a name, a child or days', async () => {
  const stage = await show();
  for (const name of ['Maya', 'Leo', 'Fall break, Oct 6–10']) await stage.press(name);
  await stage.press('Make the link');
  expect(stage.describes('input:not([type])')).toContain('Give the link a name');
  expect(stage.text()).toContain('Choose a child');
  expect(stage.text()).toContain('Choose a break or days');
  expect(stage.text()).toContain('Choose a child and days, and you’ll see it here.');
  expect(stage.wishes).toEqual([]);
  await stage.close();
});

test('shares days of one’s own once they are in order', async () => {
  const stage = await show();
  await stage.type('input:not([type])', 'Robin');
  await stage.press('Days I choose');
  await stage.type('fieldset input[type="date"]', '2025-10-09');
  await stage.type('fieldset input[type="date"][min]', '2025-10-08');
  await stage.press('Make the link');
  expect(stage.text()).toContain('The last day can’t be before the first');
  await stage.type('fieldset input[type="date"][min]', '2025-10-12');
  await stage.press('Make the link');
  expect(stage.wishes[0]?.choice.spans).toEqual([
    fallBreak,
    { from: '2025-10-09', to: '2025-10-12', name: '' },
  ]);
  await stage.close();
});

test('takes no last day that is over', async () => {
  const stage = await show();
  await stage.type('input:not([type])', 'Robin');
  await stage.type('select', 'date');
  await stage.type('input[type="date"]', '2025-09-30');
  await stage.press('Make the link');
  expect(stage.describes('input[type="date"]')).toContain('Choose a day from today on');
  expect(stage.wishes).toEqual([]);
  await stage.close();
});

test.each([
  ['offline', 'A link needs a signal'],
  ['limited', 'Too many links for now'],
  ['server', 'Couldn’t make the link'],
] as const)('keeps what was chosen when the link fails: %s', async (why, title) => {
  const stage = await show({ onMake: async () => ({ is: 'failed', why }) });
  await stage.type('input:not([type])', 'Grandma');
  await stage.press('Make the link');
  expect(stage.text()).toContain(title);
  expect(stage.text()).not.toContain('is ready');
  expect(stage.find('input:not([type])')).toHaveProperty('value', 'Grandma');
  await stage.close();
});

test('has no axe findings', async () => {
  const stage = await show({ links });
  await stage.press('Days I choose');
  await stage.press('Prices');
  expect(await axeViolations(stage.find('dialog'))).toEqual([]);
  await stage.press('Make the link');
  expect(await axeViolations(stage.find('dialog'))).toEqual([]);
  await stage.close();
});
