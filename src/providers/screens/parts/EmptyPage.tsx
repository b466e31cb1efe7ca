import type { ReactNode } from 'react';
import { EmptyScene } from '#ui/scenes/EmptyScene.tsx';
import styles from './EmptyPage.module.css';

/** The picture and the words, `children`, of a page that has no submission to show. */
export const EmptyPage = ({ children }: { children: ReactNode }) => (
  <div className={styles.empty}>
    <EmptyScene className={styles.scene} />
    {children}
  </div>
);
