import { themeActivities } from '#camps/camps.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Patch } from '#ui/pictures/Patch.tsx';

/** The patch of a camp's first activity, or a badge where none is drawn. */
export function CampPatch({ theme, className }: { theme: string; className?: string | undefined }) {
  const [activity] = themeActivities(theme);
  return activity ? (
    <Patch id={`p-${activity}`} className={className} />
  ) : (
    <Glyph name="badge" className={className} />
  );
}
