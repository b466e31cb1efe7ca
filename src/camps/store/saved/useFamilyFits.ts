import { useStore } from 'zustand';
import { useApp } from '#base/useApp.ts';
import type { FamilyFits } from '../inApp.ts';

/** What camps would do for the family's open days; computed while it is used. */
export const useFamilyFits = (): FamilyFits => useStore(useApp().familyFits);
