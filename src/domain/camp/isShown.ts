import type { Camp } from './camp.ts';
import type { Break } from './season.ts';

const isSaid = (text: string | null) => (text?.trim() ?? '') !== '';

/** Spec 7: winter leaves out camps without dates, and basic listings without a website. */
const winter = (camp: Camp) =>
  isSaid(camp.datesText) && (camp.listing !== 'basic' || isSaid(camp.websiteUrl));
const everyCamp = () => true;

const rules: Record<Break, (camp: Camp) => boolean> = {
  summer: everyCamp,
  fall: everyCamp,
  winter,
  spring: everyCamp,
};

/** Whether a break's lists take the camp in at all. */
export const isShown = (camp: Camp, of: Break): boolean => rules[of](camp);
