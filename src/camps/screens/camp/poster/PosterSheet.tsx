import { useCallback, useState } from 'react';
import { useToday } from '#camps/store/directory/useSeasons.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import type { KnownCamp } from '#camps/rules/camp/knownCamp.ts';
import { posterCopy } from '#camps/words/camp/poster.ts';
import { Alert } from '#ui/Alert.tsx';
import { saveFile } from '#base/device/saveFile.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/layers/Sheet.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { PictureFrame } from '#ui/pictures/PictureFrame.tsx';
import { useDrawnPicture } from '#ui/pictures/useDrawnPicture.ts';
import { campFileName } from '../campFileName.ts';
import { drawPoster } from './drawPoster.ts';
import { posterFacts } from './posterFacts.ts';
import { posterSizes } from './posterLayout.ts';
import styles from './PosterSheet.module.css';
import { sharePoster } from './sharePoster.ts';

type PosterSheetProps = {
  known: KnownCamp;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The camp as a poster: to send, to keep as a picture, to print. */
export function PosterSheet({ known, open, onOpenChange }: PosterSheetProps) {
  return (
    <Sheet title={posterCopy.title} open={open} onOpenChange={onOpenChange} className={styles.body}>
      <Poster known={known} onDone={() => onOpenChange(false)} />
    </Sheet>
  );
}

/** `onDone` closes the sheet, which would cover a toast. */
function Poster({ known, onDone }: { known: KnownCamp; onDone: () => void }) {
  const { camp } = known;
  const day = useToday();
  // Fixed on first render: other facts would redraw the poster.
  const [facts] = useState(() => posterFacts(known, day));
  const draw = useCallback(() => drawPoster(facts), [facts]);
  const drawn = useDrawnPicture(draw, campFileName(camp.id, 'png'));
  if (drawn === 'failed') {
    return (
      <Alert tone="danger" title={posterCopy.failed}>
        {posterCopy.failedDetail}
      </Alert>
    );
  }
  return (
    <>
      <p className="soft leading-145">{posterCopy.text}</p>
      <PictureFrame
        drawn={drawn}
        size={posterSizes.tall}
        className={styles.poster}
        alt={posterCopy.alt([facts.name, facts.theme, ...facts.facts.map(({ text }) => text)])}
      />
      <div className={styles.actions}>
        {drawn === null ? (
          <output className="soft weight-650 center">{posterCopy.drawing}</output>
        ) : (
          <Actions camp={camp} url={facts.url} file={drawn.file} onDone={onDone} />
        )}
      </div>
    </>
  );
}

type ActionsProps = { camp: Camp; url: string; file: File; onDone: () => void };

function Actions({ camp, url, file, onDone }: ActionsProps) {
  const save = async () => {
    const isDownloaded = (await saveFile(file)) === 'downloaded';
    onDone();
    if (isDownloaded) toast({ title: posterCopy.saved, description: posterCopy.savedDetail });
  };
  return (
    <>
      <Button variant="main" onClick={() => void sharePoster(camp, file, url).finally(onDone)}>
        {posterCopy.send}
      </Button>
      <Button variant="line" onClick={() => void save()}>
        {posterCopy.save}
      </Button>
      <Button variant="line" onClick={() => window.print()}>
        {posterCopy.print}
      </Button>
    </>
  );
}
