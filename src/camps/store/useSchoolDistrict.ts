import { useStore } from 'zustand';
import { useApp } from '#base/useApp.ts';
import type { SchoolDistrictChoice } from './schoolDistrict.ts';

/** The school district this device remembers, and how to choose another; null until its code is here. */
export const useSchoolDistrict = (): SchoolDistrictChoice | null =>
  useStore(useApp().schoolDistrict);
