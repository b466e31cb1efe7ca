import { FallScene } from '#ui/scenes/FallScene.tsx';
import styles from './FallBackdrop.module.css';

/** The fall drawing behind the hero's text. */
export function FallBackdrop() {
  return <FallScene className={styles.scene} />;
}
