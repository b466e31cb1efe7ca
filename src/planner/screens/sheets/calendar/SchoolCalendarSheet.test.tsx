// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { onStage } from '#tests/fakes/onStage.tsx';
import { SchoolCalendarSheet } from './SchoolCalendarSheet.tsx';

test('leads the focus to the list when the summer is added, and keeps it there when that is removed', async () => {
  const sheet = { kind: 'calendar', childId: 'maya' } as const;
  const stage = await onStage(
    {},
    <SchoolCalendarSheet sheet={sheet} isOpen onClose={() => undefined} />,
  );
  await stage.press('Thu, May 21');
  await stage.press('Mon, Aug 3');
  expect(stage.log.state.ownDays).toHaveLength(1);
  expect(document.activeElement?.id).toBe('own-days');
  await stage.press('Remove Summer Break, May 22–Aug 2, 2026');
  expect(stage.log.state.ownDays).toEqual([]);
  expect(document.activeElement?.id).toBe('own-days');
  await stage.close();
});
