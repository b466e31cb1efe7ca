import { useStore } from 'zustand';
import { useApp } from '#base/useApp.ts';
import type { KnownFamily } from '#camps/rules/list/familyFilters.ts';

/** The ZIP code and the children of the profile; none until it is read, which the first of these begins. */
export const useKnownFamily = (): KnownFamily =>
  useStore(useApp().familyMarks, ({ known }) => known);
