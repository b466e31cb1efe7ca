// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entry, fieldOf, listed, showEntry } from '#tests/fakes/entryStage.tsx';
import { useToasts } from '#ui/layers/toasts.ts';
import { onStage } from '#tests/fakes/onStage.tsx';
import { EntrySheet } from './EntrySheet.tsx';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => vi.unstubAllGlobals());

test('adds a receipt once where its button is pressed twice', async () => {
  const stage = await showEntry([entry]);
  await stage.type(fieldOf('Amount'), '62.50');
  await stage.press('Add receipt', 2);
  await stage.close();
  expect(stage.log.commands).toHaveLength(1);
});

test('saves a typed receipt when the sheet closes', async () => {
  const stage = await showEntry([entry]);
  await stage.type(fieldOf('Amount'), '62.50');
  await stage.close();
  expect(stage.log.commands.flat()).toMatchObject([
    { set: { receipts: [{ paidOn: '2025-09-15', cents: 6250 }] } },
  ]);
});

test('keeps a receipt without an amount for the next time the sheet is open, and says that it is not added', async () => {
  const stage = await showEntry([entry]);
  await stage.type(fieldOf('What for'), 'deposit');
  await stage.close();
  expect(stage.log.commands).toEqual([]);
  expect(useToasts.getState().toasts.at(-1)?.title).toBe('That receipt isn’t added yet');
  const again = await showEntry([entry]);
  expect(again.find(fieldOf('What for'))).toHaveProperty('value', 'deposit');
  await again.type(fieldOf('Amount'), '62.50');
  await again.press('Add receipt');
  expect(again.log.state.entries[0]?.receipts).toMatchObject([{ cents: 6250, note: 'deposit' }]);
  await again.close();
  const empty = await showEntry([entry]);
  expect(empty.find(fieldOf('What for'))).toHaveProperty('value', '');
  await empty.close();
});

test('takes no receipt of a day to come', async () => {
  const stage = await showEntry([entry]);
  await stage.type(fieldOf('Amount'), '62.50');
  await stage.type(fieldOf('Paid on'), '2025-09-16');
  expect(stage.text()).toContain('That day hasn’t come yet.');
  await stage.press('Add receipt');
  expect(stage.log.commands).toEqual([]);
  await stage.type(fieldOf('Paid on'), '');
  await stage.press('Add receipt');
  expect(stage.text()).toContain('Pick the day you paid.');
  expect(stage.text()).not.toContain('An amount in dollars');
  await stage.type(fieldOf('Paid on'), '2025-09-15');
  await stage.press('Add receipt');
  expect(stage.log.commands.flat()).toMatchObject([
    { set: { receipts: [{ paidOn: '2025-09-15', cents: 6250 }] } },
  ]);
  await stage.close();
});

test('takes receipts for a camp that is over, and offers nothing', async () => {
  const stage = await onStage(
    { camps: [listed], state: { entries: [entry] }, today: '2025-10-09' },
    <EntrySheet sheet={{ kind: 'entry', entryId: entry.id }} isOpen onClose={() => undefined} />,
  );
  expect(stage.text()).toContain('Add receipt');
  expect(stage.text()).not.toMatch(/Move days|Get ready|second choice/);
  await stage.press('Confirmed');
  expect(stage.log.state.entries).toMatchObject([{ status: 'confirmed' }]);
  await stage.close();
});
