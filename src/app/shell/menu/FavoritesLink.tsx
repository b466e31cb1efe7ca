import { useStore } from 'zustand';
import { useApp } from '#base/useApp.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from './FavoritesLink.module.css';
import { favorites } from './siteMap.ts';

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
      {/* A new number is a new element: it bumps. */}
      {size > 0 && (
        <span key={size} className={styles.count}>
          {size}
        </span>
      )}
    </AppLink>
  );
}
