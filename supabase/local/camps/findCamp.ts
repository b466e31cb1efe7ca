import { campKey, newCampId } from './campKey.ts';
import { clipped } from './cells.ts';
import { asRow, type CampRow, said, type Values } from './importRow.ts';

/** `id` and the existing camp, null when it is new; or why the camp is ambiguous. */
export type FoundCamp = { id: string; known: CampRow | null } | { problem: string };

export const isListed = (camp: CampRow, season: string): boolean =>
  camp.season_id === season && (camp.deleted_at ?? null) === null;

/** The id a row names, else the one a new camp would get. */
export const idOf = (values: Values, season: string): string =>
  said(values, 'id') ?? newCampId(asRow(values), season);

/** Finds the camp of a row: by its id, else by provider and street address. */
export function campFinder(existing: readonly CampRow[], season: string) {
  const byId = new Map(existing.map((camp) => [camp.id, camp]));
  const listed = existing.filter((camp) => isListed(camp, season));
  const byKey = Map.groupBy(listed, (camp) => campKey(camp));

  return (values: Values): FoundCamp => {
    const given = said(values, 'id');
    if (given === null) {
      if (said(values, 'camp_provider_name') === null) return { problem: 'Camp name is required' };
      const [same, another] = byKey.get(campKey(asRow(values))) ?? [];
      if (another) {
        const ids = `${same?.id ?? ''}, ${another.id}`;
        return {
          problem: `Several camps have this name and street address (${ids}): say which by its id`,
        };
      }
      if (same) return { id: same.id, known: same };
    } else if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(given)) {
      return {
        problem: `Id is not lower-case letters and digits with hyphens: ${clipped(given)}`,
      };
    }
    const id = idOf(values, season);
    const known = byId.get(id) ?? null;
    if (known && known.season_id !== season) {
      return {
        problem: `The id ${id} belongs to ${String(known.season_id)}; leave it out for a new camp`,
      };
    }
    if (known && !isListed(known, season)) {
      return { problem: `${id} is archived: bring it back first, or take the row out` };
    }
    return { id, known };
  };
}
