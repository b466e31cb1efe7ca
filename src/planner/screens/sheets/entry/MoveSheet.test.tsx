// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { aChild } from '#tests/fakes/PlanStage.tsx';
import { onStage } from '#tests/fakes/onStage.tsx';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { MoveSheet } from './MoveSheet.tsx';

const camp = aCamp({ hours: '9am-4:30pm', price: '$80 a day' });
const entry = aPlanEntry({ status: 'confirmed', days: ['2025-10-06', '2025-10-07'] });
const leo = aChild({ id: 'leo', firstName: 'Leo', birthMonth: '2016-01' });
const show = async () =>
  onStage(
    { camps: [camp], children: [aChild(), leo], state: { entries: [entry] } },
    <MoveSheet sheet={{ kind: 'move', entryId: entry.id }} isOpen onClose={() => undefined} />,
  );

test('describes what a move closes, opens and costs', async () => {
  const stage = await show();
  expect(stage.text()).toContain('As it is now');
  expect(stage.text()).toContain('Covers Wednesday to Friday. $240 more.');
  expect(stage.text()).toContain(
    'Covers Wednesday to Friday, leaves Monday and Tuesday open. $80 more.',
  );
  await stage.press('All its days: Mon to Fri, Oct 6–10');
  expect(stage.text()).toContain('You’re confirmed for Mon and Tue, Oct 6–7.');
  await stage.press('Move');
  expect(stage.log.state.entries).toMatchObject([{ status: 'planned', days: { length: 5 } }]);
  await stage.close();
});

test('moves single days', async () => {
  const stage = await show();
  const [monday] = document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]');
  expect(monday?.checked).toBe(true);
  const tuesday = [...document.querySelectorAll('label')].find(({ textContent }) =>
    textContent.startsWith('Tue, Oct 7'),
  );
  tuesday?.querySelector('input')?.setAttribute('aria-label', 'Tue');
  await stage.press('Tue');
  expect(stage.text()).toContain('Leaves Tuesday open. $80 less.');
  await stage.press('Move');
  expect(stage.log.state.entries).toMatchObject([{ days: ['2025-10-06'] }]);
  await stage.close();
});

test('creates a planned entry for another child', async () => {
  const stage = await show();
  await stage.press('Leo');
  expect(stage.text()).toContain('Covers Monday and Tuesday.');
  expect(stage.text()).toContain('Maya: Leaves Monday and Tuesday open.');
  await stage.press('Move');
  expect(stage.log.state.entries).toMatchObject([
    { childId: 'leo', status: 'planned', wantId: entry.id, rank: 1 },
  ]);
  await stage.close();
});

test('does not call a day closed by a camp that ends early', async () => {
  const short = { ...camp, hours: '9am-3pm' };
  const stage = await onStage(
    { camps: [short], state: { entries: [entry] } },
    <MoveSheet sheet={{ kind: 'move', entryId: entry.id }} isOpen onClose={() => undefined} />,
  );
  expect(stage.text()).toContain('Covers part of Wednesday to Friday. $240 more.');
  expect(stage.text()).not.toContain('Closes');
  await stage.close();
});

test('moves only days that are not over, and keeps those that are', async () => {
  const stage = await onStage(
    { camps: [camp], children: [aChild(), leo], state: { entries: [entry] }, today: '2025-10-07' },
    <MoveSheet sheet={{ kind: 'move', entryId: entry.id }} isOpen onClose={() => undefined} />,
  );
  expect(stage.text()).not.toContain('Mon, Oct 6');
  expect(stage.text()).not.toContain('Leo');
  await stage.press('Only open days: Mon and Wed to Fri, Oct 6–10');
  expect(stage.text()).toContain('leaves Tuesday open');
  expect(stage.text()).not.toContain('leaves Monday');
  await stage.press('Move');
  expect(stage.log.state.entries).toMatchObject([
    { days: ['2025-10-06', '2025-10-08', '2025-10-09', '2025-10-10'] },
  ]);
  await stage.close();
});
