import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useApp } from '#base/useApp.ts';
import type { FamilyFits } from '../inApp.ts';

const none = createStore<FamilyFits>(() => new Map());

/** What camps would do for the family's open days. A device without a family fetches no code for it. */
export function useFamilyFits(): FamilyFits {
  const { familyFits, hasFamily } = useApp();
  return useStore(hasFamily() ? familyFits : none);
}
