import { circlesCopy } from '#planner/words/circles.ts';
import { Patch } from '#ui/pictures/Patch.tsx';
import { BuddiesScene } from './BuddiesScene.tsx';
import styles from './NoCircle.module.css';

const copy = circlesCopy.noCircle;

/** What a circle is. */
export function NoCircle() {
  return (
    <>
      <div className={styles.hero}>
        <BuddiesScene className={styles.scene} />
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <ul className={styles.points}>
        {copy.points.map(({ patch, title, text }) => (
          <li key={title}>
            <Patch id={patch} className={styles.patch} />
            <div>
              <h2>{title}</h2>
              <p className="soft leading-140">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
