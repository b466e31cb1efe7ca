import { createStore } from 'zustand/vanilla';
import type { ConsentStorage } from '#base/analytics/consent.ts';
import type { Live } from '#base/storage/live.ts';
import { SCHOOL_DISTRICT_KEY } from '#base/storage/storageKeys.ts';

/** The id of the district whose days off the family wants to see, '' for none. Stored in localStorage. */
export type SchoolDistrictChoice = { districtId: string; choose: (districtId: string) => void };

export function createSchoolDistrict(storage: ConsentStorage): Live<SchoolDistrictChoice> {
  const state = createStore<SchoolDistrictChoice>((set) => ({
    districtId: remembered(),
    choose(districtId) {
      try {
        if (districtId === '') storage().removeItem(SCHOOL_DISTRICT_KEY);
        else storage().setItem(SCHOOL_DISTRICT_KEY, districtId);
      } catch {
        // Private windows may refuse; then the choice lasts as long as the tab.
      }
      set({ districtId });
    },
  }));

  function remembered(): string {
    try {
      return storage().getItem(SCHOOL_DISTRICT_KEY) ?? '';
    } catch {
      return '';
    }
  }

  return state;
}
