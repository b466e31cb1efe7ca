// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { onStage } from '#tests/fakes/onStage.tsx';
import { aChild, type StageGiven } from '#tests/fakes/PlanStage.tsx';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { EntrySheet } from '../entry/EntrySheet.tsx';
import { OwnSheet } from './OwnSheet.tsx';

const wednesday = '2025-10-08';
const leo = aChild({ id: 'leo', firstName: 'Leo', districtId: 'other' });
const both = [aChild(), leo];

const summer = aSchoolBreak({ id: 'summer', startsOn: '2026-05-22', endsOn: '2026-08-02' });

/** The days that are offered one by one, each with whether it is chosen. */
const dayChips = () =>
  [...document.querySelectorAll<HTMLInputElement>('label > input[type="checkbox"]')]
    .filter(({ labels }) => /^\w{3}, \w{3}/.test(labels?.[0]?.textContent ?? ''))
    .map(({ labels, checked }) => [labels?.[0]?.textContent.replace('\u00a0', ' '), checked]);

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
  sheet: { childId: string | null; days: readonly string[]; who?: string } = {
    childId: 'maya',
    days: [wednesday],
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
    expect(stage.text()).toContain('Enter an amount in dollars, like 231 or 62.50, up to 100,000.');
    expect(stage.log.commands).toEqual([]);
    expect(stage.closed.count).toBe(0);
    await stage.close();
  });

  test('keeps a typed name when it becomes a camp or class', async () => {
    const stage = await open();
    await stage.press('Grandma');
    await stage.type(field('Name *'), 'Grandma Lou');
    await stage.press('A camp or class');
    expect(document.querySelector<HTMLInputElement>(field('Name *'))?.value).toBe('Grandma Lou');
    await stage.close();
  });

  test('is not added while its hours end before they start', async () => {
    const stage = await open();
    await stage.press('Sitter');
    await stage.type(field('From'), '1200');
    expect(stage.text()).toContain('The end has to be after the start.');
    await stage.press('Add');
    expect(stage.log.commands).toEqual([]);
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    await stage.type(field('From'), '600');
    await stage.press('Add');
    expect(stage.log.state.entries).toMatchObject([{ hours: { from: 600, to: 990 } }]);
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
    const stage = await open({ children: both }, { childId: null, days: [] });
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
    expect(stage.text()).toContain('Maya: 2 school days are left out.');
    await stage.press('On school days, too');
    await stage.press('Add');
    expect(stage.log.state.entries.map(({ days }) => days)).toEqual([
      ['2025-09-30', '2025-10-07', '2025-10-14'],
    ]);
    await stage.close();
  });

  test('offers the days of the week that it was opened for, all chosen, though another is shown', async () => {
    const week = ['13', '14', '15', '16', '17'].map((date) => `2026-07-${date}`);
    const stage = await open(
      { schoolBreaks: [summer], today: '2026-03-02' },
      { childId: 'maya', days: week },
    );
    expect(dayChips()).toEqual([
      ['Mon, Jul 13', true],
      ['Tue, Jul 14', true],
      ['Wed, Jul 15', true],
      ['Thu, Jul 16', true],
      ['Fri, Jul 17', true],
    ]);
    await stage.press('From … to …');
    expect(document.querySelector<HTMLInputElement>(field('First day'))?.value).toBe('2026-07-13');
    expect(document.querySelector<HTMLInputElement>(field('Last day'))?.value).toBe('2026-07-17');
    await stage.close();
  });

  test('chooses only the open days of the child that it is for', async () => {
    const covered = aPlanEntry({
      childId: 'maya',
      days: ['2025-10-06'],
      status: 'confirmed',
      hours: { from: 480, to: 1080 },
    });
    const stage = await open(
      { children: [aChild(), aChild({ id: 'leo' })], state: { entries: [covered] } },
      { childId: 'maya', days: [] },
    );
    expect(dayChips().find(([day]) => day === 'Mon, Oct 6')).toEqual(['Mon, Oct 6', false]);
    expect(dayChips().find(([day]) => day === 'Tue, Oct 7')).toEqual(['Tue, Oct 7', true]);
    await stage.close();
  });

  test('takes the trip’s children and span back when a person is tapped instead', async () => {
    const stage = await open({ children: both });
    await stage.press('We’re away');
    expect(document.querySelector('h2')?.textContent).toBe('Add your own');
    await stage.press('Grandma');
    expect(document.querySelector('h2')?.textContent).toBe('Add your own for Maya');
    await stage.press('Add');
    expect(stage.log.state.entries.map(({ childId, days }) => [childId, days])).toEqual([
      ['maya', [wednesday]],
    ]);
    await stage.close();
  });

  test('keeps the name, children and price when the pressed chip is tapped again', async () => {
    const stage = await open({ children: both });
    await stage.type(field('Name *'), 'YMCA');
    await stage.press('A camp or class');
    expect(document.querySelector<HTMLInputElement>(field('Name *'))?.value).toBe('YMCA');
    await stage.press('We’re away');
    await stage.press('Leo');
    await stage.press('We’re away');
    expect(document.querySelector('h2')?.textContent).toBe('Add your own for Maya');
    await stage.close();
  });

  test('moves the focus to what is wrong, and opens the fold that it is in', async () => {
    const stage = await open({ children: both });
    await stage.press('Sitter');
    await stage.type(field('Link'), 'not a link');
    await stage.press('Address, link, note');
    expect(stage.find('details:has(input)').hasAttribute('open')).toBe(false);
    await stage.press('Add');
    expect(document.activeElement).toBe(document.querySelector(field('Link')));
    expect(stage.find('details:has(input)').hasAttribute('open')).toBe(true);
    await stage.type(field('Link'), '');
    await stage.press('Maya');
    await stage.press('Add');
    expect(document.activeElement?.textContent).toBe('Pick a child.');
    await stage.press('Maya');
    await stage.type(field('What it costs'), 'a lot');
    await stage.press('Add');
    expect(document.activeElement).toBe(document.querySelector(field('What it costs')));
    expect(stage.log.commands).toEqual([]);
    await stage.close();
  });

  test('leaves a fold open whose only text is deleted', async () => {
    const stage = await open();
    await stage.press('Address, link, note');
    await stage.type(field('Address'), 'A');
    await stage.type(field('Address'), '');
    expect(stage.find('details:has(input)').hasAttribute('open')).toBe(true);
    await stage.close();
  });

  test('adds the ages and the phone of a pasted mail to the note once', async () => {
    const stage = await open();
    await stage.type(field('What they sent you'), 'YMCA Camp, ages 5-9, call 404 555 0100');
    await stage.press('Fill it in');
    const note = () => document.querySelector<HTMLTextAreaElement>(field('Note'))?.value;
    expect(note()).toBe('Ages 5-9\n404 555 0100');
    await stage.type(field('Note'), 'Bring lunch.\n\nAges 5-9\n404 555 0100');
    await stage.press('Fill it in');
    expect(note()).toBe('Bring lunch.\n\nAges 5-9\n404 555 0100');
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
  const first = await open({ children: both }, { childId: null, days: [] });
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
  expect(stage.log.said.at(-1)).toBe('Removed Sitter from everyone’s plan');
  await stage.close();
});
