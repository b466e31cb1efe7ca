import { useStore } from 'zustand';
import { useApp } from '#base/useApp.ts';
import type { FamilyMarks } from '../inApp.ts';

/** What camps would do for the family's open days, by the id of the camp. */
export const useFamilyFits = (): FamilyMarks['fits'] =>
  useStore(useApp().familyMarks, ({ fits }) => fits);
