import { useState } from 'react';
import { breakName } from '#planner/words/board.ts';
import { printCopy } from '#planner/words/print.ts';
import { Button } from '#ui/Button.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { usePlan } from '../PlanContext.ts';
import type { PictureNames } from './pictureDays.ts';
import { planPicture } from './planPicture.ts';
import styles from './SavePicture.module.css';
import { sendPicture } from './sendPicture.ts';

const copy = printCopy.picture;

/** The shown week as a picture, for a message. */
export function SavePicture() {
  const plan = usePlan();
  const [names, setNames] = useState<PictureNames>('names');
  const { isBusy, run } = useSingleFlight();

  async function save() {
    try {
      const name = `${breakName(plan.shown)} ${plan.week[0] ?? plan.shown.from}.png`;
      const saved = await sendPicture(await planPicture(plan, names), name.replaceAll('/', '-'));
      if (saved === 'downloaded') toast({ title: copy.saved });
    } catch (error) {
      console.error('The plan could not be drawn', error);
      toast({ title: copy.failed, description: copy.failedWhy, tone: 'danger' });
    }
  }
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
      <Button variant="line" onClick={() => void run(save)} aria-disabled={isBusy}>
        <Glyph name="img" />
        <span>{isBusy ? copy.drawing : copy.save}</span>
      </Button>
      <p>{copy.hint}</p>
    </div>
  );
}
