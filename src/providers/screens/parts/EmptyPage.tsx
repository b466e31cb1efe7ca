import type { ComponentType, ReactNode } from 'react';
import { EmptyScene } from '#ui/scenes/EmptyScene.tsx';
import styles from './EmptyPage.module.css';

type EmptyPageProps = {
  Scene?: ComponentType<{ className?: string | undefined }>;
  children: ReactNode;
};

/** The picture and the words, `children`, of a page that has no submission to show. */
export const EmptyPage = ({ Scene = EmptyScene, children }: EmptyPageProps) => (
  <div className={styles.empty}>
    <Scene className={styles.scene} />
    {children}
  </div>
);
