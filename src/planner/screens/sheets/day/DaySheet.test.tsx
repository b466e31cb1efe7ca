// @vitest-environment jsdom
// One file although long: one sheet of one day is drawn on one stage.
import { describe, expect, test } from 'vitest';
import { aChild } from '#tests/fakes/PlanStage.tsx';
import { onStage } from '#tests/fakes/onStage.tsx';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import { CoverPoster } from '../../board/CoverPoster.tsx';
import { Budget } from '../../panels/Budget.tsx';
import { DaySheet } from './DaySheet.tsx';

const wednesday = '2025-10-08';
const camps = [
  aCamp({ id: 'mill', providerName: 'Mill Village', hours: '9am-4:30pm', price: '$69 a day' }),
  aCamp({
    id: 'rocket',
    providerName: 'Rocket Pond',
    hours: '8:30am-5pm',
    price: '$84 a day',
    days: [wednesday],
  }),
  aCamp({
    id: 'peach',
    providerName: 'Peach & Pan',
    hours: '10am-2pm',
    price: '$70 a day',
    days: [wednesday],
  }),
  aCamp({ id: 'ink', providerName: 'Ink & Antlers', hours: 'Full day', price: 'ask us' }),
  aCamp({ id: 'teens', providerName: 'Teen Tech', ageMin: 13, ageMax: 17 }),
];
const sheet = { kind: 'day', childId: 'maya', day: wednesday } as const;
const open = async (state: Partial<PlanState> = {}, isClosed = { count: 0 }, listed = camps) =>
  onStage(
    { camps: listed, state },
    <DaySheet sheet={sheet} isOpen onClose={() => (isClosed.count += 1)} />,
  );

const rows = () => [...document.querySelectorAll('li')];

describe('an open day', () => {
  test('lists camps that close the day by closed days, then those that help, unknown hours last', async () => {
    const stage = await open();
    const headings = [...document.querySelectorAll('h3, h4')].map(
      ({ tagName, textContent }) => `${tagName} ${textContent}`,
    );
    expect(headings.slice(0, 6)).toEqual([
      'H3 Cover it (2)',
      'H4 Mill Village',
      'H4 Rocket Pond',
      'H3 Part of the day (1)',
      'H4 Peach & Pan',
      'H3 Ink & Antlers',
    ]);
    expect(stage.text()).toContain('Maya, Wednesday, Oct 8');
    expect(stage.text()).toContain('Hours unknown (1)');
    expect(stage.text()).toContain('Covers 5 days');
    expect(stage.text()).toContain('4 of 7½ hours');
    expect(stage.text()).toContain('Hours aren’t listed, so we don’t count it as covered.');
    expect(stage.text()).toContain('$345$9.20/hr$9.20 an hour');
    await stage.close();
  });

  test('counts also those camps of a group that a list of 200 leaves out', async () => {
    const many = Array.from({ length: 201 }, (_, at) =>
      aCamp({ id: `camp-${at}`, hours: at < 150 ? '9am-4:30pm' : '9am-3pm' }),
    );
    const stage = await open({}, undefined, many);
    await stage.press('Show 192 more');
    const groups = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
    expect(groups.slice(0, 2)).toEqual(['Cover it (150)', 'Part of the day (51)']);
    expect(document.querySelectorAll('h4')).toHaveLength(200);
    expect(stage.text()).toContain('These 200 cover the most. The list has the others.');
    await stage.close();
  });

  test('moves the focus from "Show more" to the first new camp, in the list and in the fold apart', async () => {
    const many = Array.from({ length: 20 }, (_, at) =>
      aCamp({ id: `camp-${at}`, hours: at < 10 ? '9am-4:30pm' : null }),
    );
    const stage = await open({}, undefined, many);
    await stage.press('Show 2 more');
    expect(rows().findIndex((row) => row === document.activeElement)).toBe(8);
    expect(rows()).toHaveLength(18);
    await stage.press('Show 2 more');
    expect(rows().findIndex((row) => row === document.activeElement)).toBe(18);
    expect(rows()).toHaveLength(20);
    await stage.close();
  });

  test('books all its open days by one command and closes the sheet', async () => {
    const closed = { count: 0 };
    const stage = await open({}, closed);
    await stage.press('Add Mill Village, Monday to Friday');
    expect(stage.log.commands).toHaveLength(1);
    expect(stage.log.state.entries).toMatchObject([
      { childId: 'maya', campId: 'mill', status: 'planned', days: { length: 5 } },
    ]);
    expect(stage.log.said).toEqual(['Mill Village added to 5 days']);
    expect(closed.count).toBe(1);
    await stage.close();
  });

  test('offers the care that a listing names, and books it with its price', async () => {
    const listed = aCamp({
      id: 'owl',
      providerName: 'Owl House',
      hours: '9am-3pm',
      price: '$50 a day',
      extendedCare: 'After care until 5:00 pm, $12 a day.',
    });
    const stage = await onStage(
      { camps: [listed] },
      <>
        <DaySheet sheet={sheet} isOpen onClose={() => undefined} />
        <CoverPoster />
        <Budget />
      </>,
    );
    expect(stage.text()).toContain('6 of 7½ hours on 5 days');
    expect(stage.text()).toContain('9–3 plus care to 5:00 pm: covers 5 days, +$60');
    await stage.press('Owl House');
    await stage.press('Add Owl House with care, Monday to Friday');
    expect(stage.log.state.entries).toMatchObject([
      {
        campId: 'owl',
        extended: [
          { span: { from: 900, to: 1020 }, cents: 6000, rate: { cents: 1200, per: 'day' } },
        ],
      },
    ]);
    expect(stage.text()).toContain('5 of 5 days covered');
    expect(stage.text()).toContain('$310');
    await stage.close();
  });

  test('fills only the missing part of a day', async () => {
    const morning = aPlanEntry({
      id: 'm',
      campId: 'gone',
      days: [wednesday],
      hours: { from: 540, to: 720 },
    });
    const stage = await open({ entries: [morning] });
    expect(stage.text()).toContain('Still open: 12:00 pm – 4:30 pm.');
    expect(stage.text()).toContain('2 of 4½ hours');
    await stage.press('Pine & Paddle, Planned');
    expect(stage.log.opened).toEqual([{ kind: 'entry', entryId: 'm' }]);
    await stage.close();
  });

  test('adds a covering second choice behind a waitlist', async () => {
    const waiting = aPlanEntry({ id: 'w', status: 'waitlisted', days: [wednesday] });
    const stage = await open({ entries: [waiting] });
    await stage.press('Add Rocket Pond, Wednesday');
    expect(stage.log.state.entries.find(({ id }) => id !== 'w')).toMatchObject({
      wantId: waiting.wantId,
      rank: 2,
      status: 'planned',
    });
    await stage.close();
  });

  test('adds a second choice as considered', async () => {
    const waiting = aPlanEntry({ id: 'w', status: 'waitlisted', days: [wednesday] });
    const stage = await open({ entries: [waiting] });
    await stage.press('Rocket Pond');
    await stage.press('As second choice: Rocket Pond, behind Pine & Paddle');
    expect(stage.log.state.entries.find(({ id }) => id !== 'w')).toMatchObject({
      rank: 2,
      status: 'considering',
    });
    await stage.close();
  });

  test('offers the back-up in one tap after a refusal', async () => {
    const no = aPlanEntry({ id: 'n', status: 'cancelled', days: [wednesday] });
    const backup = aPlanEntry({
      id: 'b',
      campId: 'rocket',
      status: 'considering',
      rank: 2,
      days: [wednesday],
      snapshot: { ...no.snapshot, providerName: 'Rocket Pond' },
    });
    const stage = await open({ entries: [no, backup] });
    expect(stage.text()).toContain(
      'Pine & Paddle said no. Take Rocket Pond?$84. Sign-up may be open.',
    );
    await stage.press('Take it: Rocket Pond');
    expect(stage.log.state.entries.find(({ id }) => id === 'b')?.status).toBe('planned');
    await stage.close();
  });

  test('explains why nothing fits and offers alternatives', async () => {
    const stage = await open({}, undefined, [
      aCamp({ id: 'a', ageMin: 13, ageMax: 16 }),
      aCamp({ id: 'b', hours: '6pm-8pm' }),
    ]);
    expect(stage.text()).toContain('2 camps: 1 is for other ages, 1 begins at 4:30 pm or later.');
    await stage.press('Add your own');
    expect(stage.log.opened).toEqual([{ kind: 'own', childId: 'maya', days: [wednesday] }]);
    await stage.close();
  });

  test('puts the parent at home in one tap, and opens the entry of whoever else helped before', async () => {
    const home = [
      { id: 'h', childId: 'leo', day: '2025-09-01', isHome: true, who: 'Aunt Jo', span: null },
    ];
    const stage = await open({ home });
    await stage.press('You');
    expect(stage.log.state.home.at(-1)).toMatchObject({ childId: 'maya', who: '' });
    await stage.press('Aunt Jo');
    expect(stage.log.opened).toEqual([
      { kind: 'own', childId: 'maya', days: [wednesday], who: 'Aunt Jo' },
    ]);
    await stage.close();
  });

  test('asks for a missing age once', async () => {
    const stage = await onStage(
      { camps, children: [aChild({ birthMonth: '', gradeLevel: '' })] },
      <DaySheet sheet={sheet} isOpen onClose={() => undefined} />,
    );
    expect(stage.text().match(/Add Maya’s birth month/g)).toHaveLength(1);
    expect(document.querySelector('a[href="/profile"]')?.textContent).toBe(
      'Add Maya’s birth month',
    );
    expect(stage.text()).toContain('ages 13-17');
    expect(stage.text()).not.toContain('not announced');
    await stage.close();
  });

  test('marks an age that may fit', async () => {
    const stage = await onStage(
      { camps: [aCamp({ ageMin: 9, ageMax: 12 })], children: [aChild({ birthMonth: '2016-10' })] },
      <DaySheet sheet={sheet} isOpen onClose={() => undefined} />,
    );
    expect(stage.text()).toContain('Ages 9-12: Maya may or may not fit that day. Ask them.');
    await stage.close();
  });
});

test('shows what was booked on a day that is over, and offers no camp', async () => {
  const was = [
    aPlanEntry({ id: 'a', days: [wednesday], hours: { from: 540, to: 720 } }),
    aPlanEntry({ id: 'b', days: [wednesday], hours: { from: 720, to: 990 } }),
    aPlanEntry({ id: 'c', days: [wednesday], status: 'cancelled', cents: 5000 }),
  ];
  const stage = await onStage(
    { camps, state: { entries: was }, today: '2025-10-09' },
    <DaySheet sheet={sheet} isOpen onClose={() => undefined} />,
  );
  expect(stage.text()).toContain('This day is over.');
  expect(stage.text()).not.toMatch(/would take|Rocket Pond/);
  await stage.press('Pine & Paddle, Planned');
  await stage.press('Pine & Paddle, Canceled');
  expect(stage.log.opened).toEqual([
    { kind: 'entry', entryId: 'a' },
    { kind: 'entry', entryId: 'c' },
  ]);
  await stage.close();
});

test('takes what was booked on a day that is over and has nothing', async () => {
  const stage = await onStage(
    { camps, today: '2025-10-09' },
    <DaySheet sheet={sheet} isOpen onClose={() => undefined} />,
  );
  expect(stage.text()).toContain('If you booked one, add it for its receipts.');
  await stage.press('Add your own');
  expect(stage.log.opened).toEqual([{ kind: 'own', childId: 'maya', days: [wednesday] }]);
  await stage.close();
});

test('books only the week of the day in a summer', async () => {
  const july = ['13', '14', '15', '16', '17', '20', '21'].map((date) => `2026-07-${date}`);
  const stage = await onStage(
    {
      camps: [aCamp({ providerName: 'All Summer', days: july, hours: '8am-6pm' })],
      schoolBreaks: [aSchoolBreak({ id: 's', startsOn: '2026-05-22', endsOn: '2026-08-02' })],
      today: '2026-03-02',
    },
    <DaySheet
      sheet={{ kind: 'day', childId: 'maya', day: '2026-07-15' }}
      isOpen
      onClose={() => undefined}
    />,
  );
  expect(stage.text()).toContain('Covers 5 days');
  await stage.press('Add All Summer, Monday to Friday');
  expect(stage.log.state.entries).toMatchObject([{ days: july.slice(0, 5) }]);
  await stage.close();
});

test('tells what people with a link wrote of the day', async () => {
  const about = { kind: 'note', label: 'Robin' } as const;
  const stage = await onStage(
    {
      camps,
      guestWords: [
        { ...about, key: 'a', days: [wednesday], text: 'I have the car seat' },
        { ...about, key: 'b', days: ['2025-10-09'], text: 'Another day' },
      ],
    },
    <DaySheet sheet={sheet} isOpen onClose={() => undefined} />,
  );
  expect(stage.text()).toContain('Robin, for Wed, Oct 8: I have the car seat');
  expect(stage.text()).not.toContain('Another day');
  await stage.close();
});
