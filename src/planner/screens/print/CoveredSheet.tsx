import { useCallback, useState } from 'react';
import { saveFile } from '#base/device/saveFile.ts';
import { spriteOfPage, svgPng } from '#camps/camps.ts';
import { coveredCopy as copy, printCopy } from '#planner/words/print.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { PictureFrame } from '#ui/pictures/PictureFrame.tsx';
import { useDrawnPicture } from '#ui/pictures/useDrawnPicture.ts';
import { usePlan } from '../PlanContext.ts';
import type { SheetProps } from '../planSheet.ts';
import { PlannerSheet } from '../sheets/PlannerSheet.tsx';
import { coveredPicture, coveredSize } from './coveredPicture.ts';
import { type CoveredWeek, coveredWeek } from './coveredWeek.ts';
import styles from './CoveredSheet.module.css';
import { canSendPicture, sendPicture } from './sendPicture.ts';

/** A covered week, or break, as a picture to send: initials and patches, no name of anybody or of any camp. */
export function CoveredSheet({ isOpen, onClose }: SheetProps<'covered'>) {
  const plan = usePlan();
  // Fixed on first render: a change of the plan behind the sheet would redraw the picture.
  const [week] = useState(() => coveredWeek(plan));
  return (
    <PlannerSheet title={copy.title} isOpen={isOpen} onClose={onClose}>
      {week === null ? <p>{copy.notYet}</p> : <CoveredWeekPicture week={week} onDone={onClose} />}
    </PlannerSheet>
  );
}

/** `onDone` closes the sheet, which would cover a toast. */
function CoveredWeekPicture({ week, onDone }: { week: CoveredWeek; onDone: () => void }) {
  const draw = useCallback(
    () => svgPng(coveredPicture(week, spriteOfPage), coveredSize, 1),
    [week],
  );
  const drawn = useDrawnPicture(draw, `${copy.fileName(week.dates)}.png`);
  if (drawn === 'failed') {
    return (
      <Alert tone="danger" title={printCopy.picture.failed}>
        {copy.failedWhy}
      </Alert>
    );
  }
  return (
    <>
      <PictureFrame
        drawn={drawn}
        size={coveredSize}
        className={styles.picture}
        alt={copy.alt(
          week.dates,
          week.rows.map(({ initial }) => initial),
        )}
      />
      <p className="soft small leading-140">{copy.initials}</p>
      <div className={styles.actions}>
        {drawn === null ? (
          <output className="soft weight-650">{printCopy.picture.drawing}</output>
        ) : (
          <Actions file={drawn.file} onDone={onDone} />
        )}
      </div>
    </>
  );
}

function Actions({ file, onDone }: { file: File; onDone: () => void }) {
  const save = async () => {
    const isDownloaded = (await saveFile(file)) === 'downloaded';
    onDone();
    if (isDownloaded) toast({ title: printCopy.picture.saved });
  };
  const canSend = canSendPicture(file);
  return (
    <>
      {canSend && (
        <Button variant="main" onClick={() => void sendPicture(file, file.name).finally(onDone)}>
          <Glyph name="share" />
          {copy.send}
        </Button>
      )}
      <Button variant={canSend ? 'line' : 'main'} onClick={() => void save()}>
        <Glyph name="down" />
        {copy.save}
      </Button>
    </>
  );
}
