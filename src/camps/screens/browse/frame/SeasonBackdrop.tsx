import { pagePicture } from '#ui/scenes/pagePicture.ts';
import { DayNightPicture } from '#ui/pictures/DayNightPicture.tsx';
import styles from './SeasonBackdrop.module.css';

type SeasonBackdropProps = {
  picture: 'break-winter' | 'break-spring' | 'break-summer' | 'breaks';
};

/** A season's drawing behind the hero's text: across the screen, and as a strip on phones. */
export function SeasonBackdrop({ picture }: SeasonBackdropProps) {
  return (
    <>
      <div className={styles.wide}>
        <DayNightPicture {...pagePicture(picture)} sizes="100vw" alt="" isFirst />
        <i className="unseen" data-sun="" />
      </div>
      <div className={styles.strip}>
        <DayNightPicture {...pagePicture(`${picture}-strip`)} sizes="100vw" alt="" isFirst />
        <i className="unseen" data-sun={picture} />
      </div>
    </>
  );
}
