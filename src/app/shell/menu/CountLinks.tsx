import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useApp } from '#base/useApp.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from './CountLink.module.css';
import { favorites, schedule } from './siteMap.ts';

/** The planner's door: how many days are still open, as last counted on this device. */
export function ScheduleLink() {
  const open = useStore(useApp().openDays);
  const label = `${schedule.name}, ${open} ${open === 1 ? 'day' : 'days'} still open`;
  return (
    <AppLink
      {...schedule.link}
      className={styles.link}
      aria-label={open > 0 ? label : schedule.name}
    >
      <Glyph name={schedule.glyph} />
      <Count of={open} />
    </AppLink>
  );
}

/** The heart of the header: filled, with a number, once camps are saved on this device. */
export function FavoritesLink() {
  const { size } = useStore(useApp().favorites);
  return (
    <AppLink
      {...favorites.link}
      className={styles.link}
      data-saved={size > 0}
      aria-label={size > 0 ? `${favorites.name}, ${size} saved` : favorites.name}
    >
      <Glyph name={size > 0 ? 'heartOn' : 'heart'} />
      <Count of={size} />
    </AppLink>
  );
}

const MOST = 99;

/** A new number is a new element: it bumps. Three digits would cover the sign. */
const Count = ({ of }: { of: number }): ReactNode =>
  of > 0 && (
    <span key={of} className={styles.count}>
      {of > MOST ? `${MOST}+` : of}
    </span>
  );
