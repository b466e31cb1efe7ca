// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { onStage } from '#tests/fakes/onStage.tsx';
import { aChild, type StageGiven } from '#tests/fakes/PlanStage.tsx';
import { EntrySheet } from '../entry/EntrySheet.tsx';
import { OwnSheet } from './OwnSheet.tsx';

const wednesday = '2025-10-08';
const leo = aChild({ id: 'leo', firstName: 'Leo', districtId: 'other' });
const both = [aChild(), leo];

/** The selector of a field by its label. */
function field(label: string): string {
  const named = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent.trim() === label || textContent.startsWith(`${label} `),
  );
  if (!named) throw new Error(`no field ${label}`);
  return `#${CSS.escape(named.htmlFor)}`;
}

async function open(
  given: StageGiven = {},
  sheet: { childId: string | null; day: string | null; who?: string } = {
    childId: 'maya',
    day: wednesday,
  },
) {
  const closed = { count: 0 };
  const stage = await onStage(
    given,
    <OwnSheet sheet={{ kind: 'own', ...sheet }} isOpen onClose={() => (closed.count += 1)} />,
  );
  return { ...stage, closed };
}

describe('an own entry', () => {
  test('is added for the tapped day in two taps, during the care hours', async () => {
    const stage = await open();
    await stage.press('Grandma');
    await stage.press('Add');
    expect(stage.log.state.entries).toMatchObject([
      {
        childId: 'maya',
        days: [wednesday],
        status: 'confirmed',
        hours: { from: 540, to: 990 },
        cents: 0,
        snapshot: { providerName: 'Grandma' },
      },
    ]);
    expect(stage.log.said).toEqual(['Grandma is in your plan: Wed, Oct\u00a08']);
    expect(stage.closed.count).toBe(1);
    await stage.close();
  });

  test('says what is missing and adds nothing', async () => {
    const stage = await open();
    await stage.press('A camp or class');
    await stage.press('Add');
    expect(stage.text()).toContain('Give it a name.');
    await stage.type(field('Name *'), 'YMCA');
    await stage.type(field('What it costs'), 'a lot');
    await stage.press('Add');
    expect(stage.text()).toContain('An amount in dollars, like 231 or 62.50, up to 100,000.');
    expect(stage.log.commands).toEqual([]);
    expect(stage.closed.count).toBe(0);
    await stage.close();
  });

  test('keeps what was typed when it cannot be saved', async () => {
    const stage = await open({ isFull: true });
    await stage.press('Sitter');
    await stage.type(field('What it costs'), '62.50');
    await stage.press('Add');
    expect(stage.closed.count).toBe(0);
    expect(document.querySelector<HTMLInputElement>(field('What it costs'))?.value).toBe('62.50');
    await stage.close();
  });

  test('takes everybody away for a span, all day, in one command', async () => {
    const stage = await open({ children: both }, { childId: null, day: null });
    await stage.press('We’re away');
    await stage.type(field('First day'), '2026-06-28');
    await stage.type(field('Last day'), '2026-07-05');
    await stage.press('Add');
    expect(stage.log.commands).toHaveLength(1);
    const rows = stage.log.state.entries;
    expect(
      rows.map(({ childId, days, hours, cents }) => [childId, days.length, hours, cents]),
    ).toEqual(['maya', 'leo'].map((id) => [id, 8, { from: 0, to: 1440 }, 0]));
    expect(new Set(rows.map(({ campId }) => campId)).size).toBe(1);
    await stage.close();
  });

  test('repeats every Tuesday without school days, until asked for', async () => {
    const stage = await open();
    await stage.press('Sitter');
    await stage.press('From … to …');
    await stage.type(field('First day'), '2025-09-30');
    await stage.type(field('Last day'), '2025-10-14');
    await stage.press('Tue');
    expect(stage.text()).toContain('Maya: 2 days of school are left out.');
    await stage.press('On school days, too');
    await stage.press('Add');
    expect(stage.log.state.entries.map(({ days }) => days)).toEqual([
      ['2025-09-30', '2025-10-07', '2025-10-14'],
    ]);
    await stage.close();
  });

  test('fills in what a pasted mail says, for checking', async () => {
    const stage = await open();
    await stage.type(field('What they sent you'), 'YMCA Fall Camp\nOct 6-8, 9am-4pm\n$60 a day');
    await stage.press('Fill it in');
    expect(stage.text()).toContain('Filled in: name, days, hours, and price. Check it below.');
    await stage.press('Add');
    expect(stage.log.state.entries).toMatchObject([
      {
        days: ['2025-10-06', '2025-10-07', '2025-10-08'],
        hours: { from: 540, to: 960 },
        cents: null,
        snapshot: { providerName: 'YMCA Fall Camp', price: '$60 a day' },
      },
    ]);
    await stage.close();
  });
});

test('edits what several children share in the rows of all of them', async () => {
  const first = await open({ children: both }, { childId: null, day: null });
  await first.press('Sitter');
  await first.press('Add');
  const { entries } = first.log.state;
  await first.close();
  const stage = await onStage(
    { children: both, state: { entries } },
    <EntrySheet
      sheet={{ kind: 'entry', entryId: entries[0]?.id ?? '' }}
      isOpen
      onClose={() => undefined}
    />,
  );
  expect(stage.text()).not.toMatch(/listed|listing|second choice/i);
  await stage.press('All day');
  expect(stage.log.state.entries.map(({ hours }) => hours)).toEqual([
    { from: 0, to: 1440 },
    { from: 0, to: 1440 },
  ]);
  await stage.press('Remove it for everyone');
  expect(stage.log.state.entries).toEqual([]);
  expect(stage.log.said.at(-1)).toBe('Sitter is out of your plan, for everyone');
  await stage.close();
});
