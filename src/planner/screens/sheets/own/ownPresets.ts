import { ownCopy } from '#planner/words/own.ts';
import { type OwnKind, ownKind } from '#family/rules/plan/planEntry.ts';
import { ALL_DAY } from '#planner/rules/coverage/span.ts';
import type { PlanView } from '../../PlanContext.ts';
import { childIdsOf, type OwnPlanSheet, sheetCareHours } from './openedFor.ts';
import type { OwnDraft } from './ownDraft.ts';

export type OwnPreset = { name: string; kind: OwnKind; isFree: boolean };

/** Chips that fill in the name, and what goes with it. '' leaves the name to the family. */
export function ownPresets(plan: Pick<PlanView, 'entries' | 'state'>): readonly OwnPreset[] {
  const { what } = ownCopy;
  const usual = [
    { name: what.sitter, isFree: false },
    { name: what.grandma, isFree: true },
    { name: what.dad, isFree: true },
  ];
  const before = peopleBefore(plan);
  const others = usual.filter(({ name }) => before.every((one) => one.name !== name));
  return [
    { name: '', kind: 'camp', isFree: false },
    ...[...before, ...others].map((person) => ({ ...person, kind: 'care' as const })),
    { name: what.away, kind: 'away', isFree: true },
  ];
}

const MOST_PEOPLE = 3;

/** Whoever looked after the children before, latest first, each once. */
export function peopleBefore({ entries, state }: Pick<PlanView, 'entries' | 'state'>) {
  const told = [
    ...entries
      .filter((entry) => ownKind(entry) === 'care')
      .map(({ snapshot, cents, days }) => ({
        name: snapshot.providerName,
        isFree: cents === 0,
        day: days.at(-1) ?? '',
      })),
    ...state.home
      .filter(({ isHome, who }) => isHome && who !== '')
      .map(({ who, day }) => ({ name: who, isFree: true, day })),
  ].toSorted((a, b) => (a.day < b.day ? 1 : -1));
  const names = [...new Set(told.map(({ name }) => name))].slice(0, MOST_PEOPLE);
  return names.map((name) => ({
    name,
    isFree: told.find((one) => one.name === name)?.isFree ?? false,
  }));
}

export const isPreset = ({ kind, name }: OwnDraft, preset: OwnPreset): boolean =>
  kind === preset.kind && (preset.name === '' || name === preset.name);

/**
 * The draft with a preset. A trip is everybody's, all day, and longer than a day; another preset instead of it is again
 * for the children of the sheet, day by day.
 */
export function withPreset(
  draft: OwnDraft,
  preset: OwnPreset,
  {
    plan,
    sheet,
  }: { plan: Pick<PlanView, 'children' | 'entries' | 'state' | 'today'>; sheet: OwnPlanSheet },
): OwnDraft {
  if (isPreset(draft, preset)) return draft;
  const { kind, isFree } = preset;
  // A name that no chip has given is the family's own.
  const isTyped = draft.name !== '' && !ownPresets(plan).some(({ name }) => name === draft.name);
  const name = preset.name || (isTyped ? draft.name : '');
  const common = {
    ...draft,
    name,
    kind,
    price: isFree ? '0' : draft.price === '0' ? '' : draft.price,
  };
  if (kind === 'away') {
    return {
      ...common,
      hours: ALL_DAY,
      childIds: childIdsOf(plan, { childId: null }),
      isSpan: true,
    };
  }
  return {
    ...common,
    hours: draft.hours === ALL_DAY ? sheetCareHours(plan, sheet) : draft.hours,
    ...(draft.kind === 'away' && { childIds: childIdsOf(plan, sheet), isSpan: false }),
  };
}
