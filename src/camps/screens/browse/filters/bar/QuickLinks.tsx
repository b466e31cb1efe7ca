import type { MouseEvent } from 'react';
import { ChipLink } from '#ui/fields/Chip.tsx';
import type { BreakPath } from '#camps/words/breaks/BreakCopy.ts';
import { ActivityPatch } from '../../../parts/card/ActivityPatch.tsx';
import styles from './QuickLinks.module.css';

const activities = ['Art', 'Music', 'STEM', 'Movement', 'Outdoor', 'Dance', 'Sports'] as const;
const cities = ['Atlanta', 'Decatur', 'Brookhaven', 'Alpharetta'] as const;

export type QuickChoice = { activity: string } | { location: string };

type QuickLinksProps = {
  /** The page's own path. */
  path: BreakPath;
  /** What is filtered now, so that the link to it is marked. */
  activity: string;
  location: string;
  /** Called for a plain tap; the browser handles taps that open a new tab. */
  onChoose: (choice: QuickChoice) => void;
};

/** One tap to the most common searches. Real links: they open in a new tab and can be copied. */
export function QuickLinks({ path, activity, location, onChoose }: QuickLinksProps) {
  const choose = (choice: QuickChoice) => (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    onChoose(choice);
  };
  return (
    <nav aria-label="Quick links">
      <div className={styles.line}>
        <ul className={styles.group}>
          {activities.map((name) => {
            const value = name.toLowerCase();
            return (
              <li key={name}>
                <ChipLink
                  to={path}
                  search={{ activity: value }}
                  picture={<ActivityPatch activity={name} />}
                  applied={activity.trim().toLowerCase() === value}
                  onClick={choose({ activity: value })}
                >
                  {name}
                </ChipLink>
              </li>
            );
          })}
        </ul>
        <span className={styles.gap} aria-hidden="true" />
        <ul className={styles.group}>
          {cities.map((name) => {
            const value = name.toLowerCase();
            return (
              <li key={name}>
                <ChipLink
                  to={path}
                  search={{ location: value }}
                  glyph="pin"
                  applied={location.trim().toLowerCase() === value}
                  onClick={choose({ location: value })}
                >
                  {name}
                </ChipLink>
              </li>
            );
          })}
        </ul>
      </div>
    </nav>
  );
}
