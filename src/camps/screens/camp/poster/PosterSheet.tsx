import { useEffect, useState } from 'react';
import { useToday } from '#camps/store/directory/useSeasons.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import type { KnownCamp } from '#camps/rules/camp/knownCamp.ts';
import { posterCopy } from '#camps/words/camp/poster.ts';
import { Alert } from '#ui/Alert.tsx';
import { saveFile } from '#base/device/saveFile.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/layers/Sheet.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { campFileName } from '../campFileName.ts';
import { drawPoster } from './drawPoster.ts';
import { type PosterFacts, posterFacts } from './posterFacts.ts';
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

type Drawn = { address: string; file: File };

/** `onDone` closes the sheet, which would cover a toast. */
function Poster({ known, onDone }: { known: KnownCamp; onDone: () => void }) {
  const { camp } = known;
  const day = useToday();
  // Fixed on first render: other facts would redraw the poster.
  const [facts] = useState(() => posterFacts(known, day));
  const drawn = useDrawn(facts, campFileName(camp.id, 'png'));
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
      <div className={styles.frame}>
        {drawn === null ? (
          <Skeleton className={styles.poster} />
        ) : (
          <img
            {...posterSizes.tall}
            className={styles.poster}
            src={drawn.address}
            alt={posterCopy.alt([facts.name, facts.theme, ...facts.facts.map(({ text }) => text)])}
          />
        )}
      </div>
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

/** The poster and its file, drawn before a tap: the share sheet opens only within the tap. */
function useDrawn(facts: PosterFacts, fileName: string): Drawn | 'failed' | null {
  const [drawn, setDrawn] = useState<Drawn | 'failed' | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = (next: Drawn | 'failed') => {
      if (!isGone) setDrawn(next);
    };
    const draw = async () => {
      const picture = await drawPoster(facts);
      const file = new File([picture], fileName, { type: 'image/png' });
      show({ file, address: await dataUrl(picture) });
    };
    draw().catch(() => show('failed'));
    return () => {
      isGone = true;
    };
  }, [facts, fileName]);
  return drawn;
}

/** A file as the address of an image: our policy allows no blob: addresses. */
function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
      else reject(new Error('The picture could not be read'));
    });
    reader.readAsDataURL(file);
  });
}
