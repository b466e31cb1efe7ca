import type { Activity } from '#camps/rules/camp/activity.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Patch } from '#ui/pictures/Patch.tsx';
import styles from './ActivityPatch.module.css';

/** The sewn cloth of each activity: its patch and its card's sky share a color. */
const cloths = {
  Art: 'clay',
  Chess: 'pine',
  Cooking: 'teal',
  Dance: 'dusk',
  Language: 'clay',
  Movement: 'pine',
  Music: 'clay',
  Outdoor: 'teal',
  Performance: 'dusk',
  Sewing: 'teal',
  Sports: 'dusk',
  STEM: 'pine',
} as const satisfies Record<Activity, string>;
export type Cloth = (typeof cloths)[keyof typeof cloths];

const clothOf = new Map<string, Cloth>(Object.entries(cloths));

/** The cloth of the first activity that has one; pine is the house cloth. */
export function clothFor(activities: readonly string[]): Cloth {
  for (const activity of activities) {
    const cloth = clothOf.get(activity);
    if (cloth !== undefined) return cloth;
  }
  return 'pine';
}

type ActivityPatchProps = {
  activity: string | undefined;
  size?: 'small' | 'row' | 'picker' | 'plate' | 'sash';
};

/** Decoration: the activity's name must be beside it. One without a patch shows a plain badge, or nothing if small. */
export function ActivityPatch({ activity = '', size = 'small' }: ActivityPatchProps) {
  const isDrawn = clothOf.has(activity);
  if (size === 'small') return isDrawn ? <Patch id={`p-${activity}`} size="small" /> : null;
  return isDrawn ? (
    <Patch id={`p-${activity}`} className={styles[size]} />
  ) : (
    <Glyph name="badge" className={styles[size]} />
  );
}
