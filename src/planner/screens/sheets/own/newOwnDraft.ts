import type { PlanView } from '../../PlanContext.ts';
import { childIdsOf, type OwnPlanSheet, sheetCareHours, weekOf } from './openedFor.ts';
import type { OwnDraft } from './ownDraft.ts';
import { ownPresets, withPreset } from './ownPresets.ts';

/**
 * The days that the sheet was opened for, or the open ones of its children in the shown week. A guess that a parent was
 * off holds no day of a break that is over.
 */
export function newOwnDraft(
  plan: Pick<PlanView, 'children' | 'entries' | 'state' | 'shown' | 'week' | 'today'>,
  sheet: OwnPlanSheet,
): OwnDraft {
  const childIds = childIdsOf(plan, sheet);
  const week = weekOf(plan, sheet);
  const isPast = plan.shown.to < plan.today;
  const open = plan.children
    .filter(({ child }) => childIds.includes(child.id))
    .flatMap(({ cells }) => cells(week))
    .filter(({ cover, isOver }) =>
      isPast ? cover === 'open' || cover === 'guess' : cover === 'open' && !isOver,
    )
    .map(({ day }) => day);
  const draft: OwnDraft = {
    kind: 'camp',
    name: '',
    childIds,
    days: sheet.days.length > 0 ? sheet.days : [...new Set(open)].toSorted(),
    span: { from: week[0] ?? '', to: week.at(-1) ?? '', weekdays: [] },
    isSpan: false,
    withSchool: false,
    hours: sheetCareHours(plan, sheet),
    price: '',
    per: 'all',
    address: '',
    link: '',
    note: '',
  };
  const preset = ownPresets(plan).find(({ name }) => name !== '' && name === sheet.who);
  return preset ? withPreset(draft, preset, { plan, sheet }) : draft;
}
