// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onStage } from '#tests/fakes/onStage.tsx';
import { aChild } from '#tests/fakes/PlanStage.tsx';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { SharePlan } from './SharePlan.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('shares the break that is shown, with the people of the plan to choose from', async () => {
  const stage = await onStage(
    {
      children: [aChild()],
      state: { entries: [aPlanEntry({ pickUpBy: 'Grandma', note: 'Secret' })] },
      today: '2025-09-15',
    },
    <SharePlan
      isOpen
      onClose={() => undefined}
      links={[]}
      onMake={async () => ({ is: 'failed', why: 'offline' })}
      onTakeBack={async () => 'done'}
      onTakeAllBack={async () => 'done'}
    />,
  );
  expect(stage.text()).toContain('Fall break, Oct 6–10');
  expect(stage.find('datalist option').textContent).toBe('Grandma');
  await stage.type('input:not([type])', 'Grandma');
  expect(stage.text()).toContain('Fall break with M');
  expect(stage.text()).toContain('You pick up M from Pine & Paddle at 4:00.');
  expect(stage.text()).not.toContain('Secret');
  await stage.close();
});
