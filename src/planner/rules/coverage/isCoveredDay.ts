import type { Cover } from './dayCell.ts';

/** Whether a day is one of those that may be shown as covered. */
export const isCoveredDay = (cover: Cover): boolean =>
  cover === 'covered' || cover === 'near' || cover === 'home';
