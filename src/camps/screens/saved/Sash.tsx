import type { CountedPatch } from '#camps/rules/camp/activityPatches.ts';
import { savedCopy } from '#camps/words/saved.ts';
import { ACTIVITIES } from '#camps/rules/camp/activity.ts';
import { ActivityPatch } from '../parts/card/ActivityPatch.tsx';
import { classes } from '#ui/classes.ts';
import styles from './Sash.module.css';

// A band holds half of the dozen activities: side by side they hang like bunting, on phones one below the other.
const BAND = 6;

type SashProps = {
  patches: readonly CountedPatch[];
  /** A child's own, in a narrow place; the family's without it. */
  child?: { heading: string } | undefined;
};

/** The patches of camps, sewn on a sash. The picture is decoration; the line below lists them. */
export function Sash({ patches, child }: SashProps) {
  const sewn = new Set(patches.map(({ activity }) => activity));
  const open = ACTIVITIES.filter((activity) => !sewn.has(activity));
  const slots = [...patches, ...open.map((activity) => ({ activity, camps: 0 }))];
  const bands = [slots.slice(0, BAND), slots.slice(BAND)];
  return (
    <section
      className={classes('no-print', child ? styles.child : 'mt-125')}
      aria-label={child?.heading ?? savedCopy.sash.heading}
    >
      <div className={styles.bands} aria-hidden="true">
        {bands.map((band, index) => (
          <div
            key={index === 0 ? 'first' : 'second'}
            // Phones, and beside a child: a second band once the first is full.
            className={classes(
              styles.band,
              index > 0 && patches.length <= BAND && (child ? styles.spare : 'from-tablet-only'),
            )}
          >
            <Cloth />
            {band.map(({ activity, camps }) => (
              <Slot key={activity} activity={activity} camps={camps} />
            ))}
          </div>
        ))}
      </div>
      <p className="no-max mt-35 weight-700">{wordsOf(patches)}</p>
    </section>
  );
}

function Slot({ activity, camps }: CountedPatch) {
  return (
    <span className={styles.slot}>
      <span className={camps > 0 ? styles.sewn : styles.open}>
        <ActivityPatch activity={activity} size="sash" />
      </span>
      {camps > 1 && <span className={styles.camps}>{camps}</span>}
    </span>
  );
}

/** The band hangs between two pins: its edges and its stitches sag alike. */
function Cloth() {
  return (
    <svg viewBox="0 0 600 108" preserveAspectRatio="none">
      <path className={styles.shade} d="M0 8Q300 40 600 8V78Q300 112 0 78z" />
      <path className={styles.cloth} d="M0 4Q300 36 600 4V74Q300 106 0 74z" />
      <path className={styles.stitch} d="M0 11Q300 43 600 11M0 67Q300 99 600 67" />
    </svg>
  );
}

/** '3 patches: Art, Chess × 2, Music' */
function wordsOf(patches: readonly CountedPatch[]): string {
  const { none, patches: words } = savedCopy.sash;
  if (patches.length === 0) return none;
  const names = patches.map(({ activity, camps }) =>
    camps > 1 ? `${activity} × ${camps}` : activity,
  );
  return words(patches.length, names.join(', '));
}
