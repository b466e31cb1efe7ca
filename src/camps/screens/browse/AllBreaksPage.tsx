import { allBreaksCopy } from '#camps/words/breaks/all.ts';
import type { Filters } from '#camps/rules/list/filters.ts';
import { BreakPage } from './BreakPage.tsx';
import { BreakPicker } from './frame/BreakPicker.tsx';
import { SeasonBackdrop } from './frame/SeasonBackdrop.tsx';

type AllBreaksPageProps = {
  filters: Filters;
  onFilters: (next: Filters) => void;
};

const scene = <SeasonBackdrop picture="breaks" />;

/** The camps of every break in one list, at two addresses. */
export function AllBreaksPage(props: AllBreaksPageProps) {
  return <BreakPage copy={allBreaksCopy} Picker={BreakPicker} scene={scene} {...props} />;
}
