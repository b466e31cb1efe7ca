// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { onStage } from '#tests/fakes/onStage.tsx';
import { AddDays } from './AddDays.tsx';

test.each([
  ['leave the fields when they are stored', false, ''],
  ['stay in the fields when they could not be stored', true, '2025-10-31'],
])('handles typed days that %s', async (_, isFull, left) => {
  const stage = await onStage({ isFull }, <AddDays childId="maya" />);
  await stage.type('[id$=-from]', '2025-10-31');
  await stage.press('Add it');
  expect(stage.log.commands.flat()).toMatchObject([{ row: { from: '2025-10-31' } }]);
  expect(stage.find('[id$=-from]')).toHaveProperty('value', left);
  await stage.close();
});
