import type { SchoolDistrict } from '#camps/rules/season/schoolBreak.ts';
import { popularCopy as copy } from '#planner/words/popular.ts';

/** 'DeKalb County', 'ZIP codes 303xx' */
export function areaLabel(area: string, districts: readonly SchoolDistrict[]): string {
  const [kind, id = ''] = area.split(':');
  if (kind === 'zip') return copy.zipCodes(id);
  return districts.find((district) => district.id === id)?.label ?? copy.somewhere;
}
