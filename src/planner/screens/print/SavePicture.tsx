import { useState } from 'react';
import { breakName } from '#planner/words/board.ts';
import { printCopy } from '#planner/words/print.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { usePlan } from '../PlanContext.ts';
import type { PictureNames } from './pictureDays.ts';
import { PictureButton } from './PictureButton.tsx';
import { planPicture } from './planPicture.ts';
import styles from './SavePicture.module.css';

const copy = printCopy.picture;

/** The shown week as a picture, for a message. */
export function SavePicture() {
  const plan = usePlan();
  const [names, setNames] = useState<PictureNames>('names');
  const fileName = `${breakName(plan.shown)} ${plan.week[0] ?? plan.shown.from}.png`;
  return (
    <div className={styles.picture}>
      <Segmented
        label={copy.legend}
        className={styles.names}
        value={names}
        options={[
          { value: 'names', label: copy.names },
          { value: 'initials', label: copy.initials },
        ]}
        onChange={setNames}
      />
      <PictureButton
        draw={() => planPicture(plan, names)}
        fileName={fileName.replaceAll('/', '-')}
        label={copy.save}
        failedWhy={copy.failedWhy}
      />
      <p>{copy.hint}</p>
    </div>
  );
}
