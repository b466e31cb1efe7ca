// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { emptyPlan } from '#family/rules/plan/planRows.ts';
import { onWorkdays } from '#planner/rules/coverage/careNeeded.ts';
import { onStage } from '#tests/fakes/onStage.tsx';
import { CareLine } from './CareLine.tsx';

afterEach(() => document.body.replaceChildren());

test('a family that has not told its hours is asked once, and one press answers', async () => {
  const stage = await onStage({}, <CareLine />);
  expect(stage.text()).toBe('When do you need care?9–38:30–48–5:30Other');
  await stage.press('9–3');
  expect(stage.log.said).toEqual(['Your hours are saved']);
  expect(stage.log.state.family.careHours).toEqual(onWorkdays({ from: 540, to: 900 }));
  expect(stage.find('button').getAttribute('aria-label')).toBe('Care needed 9–3. Change');
  await stage.press('Care needed 9–3. Change');
  expect(stage.log.opened).toEqual([{ kind: 'hours' }]);
  await stage.close();
});

test('any other hours are told in the sheet', async () => {
  const stage = await onStage({}, <CareLine />);
  await stage.press('Other');
  expect(stage.log.opened).toEqual([{ kind: 'hours' }]);
  expect(stage.log.state.family).toEqual(emptyPlan().family);
  await stage.close();
});
