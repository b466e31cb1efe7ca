import { useState } from 'react';
import type { KnownCamp } from '#camps/rules/camp/knownCamp.ts';
import { laterCopy } from '#camps/words/camp/later.ts';
import { Button } from '#ui/Button.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';

const ShareSheetContent = lazyPart(
  async () => (await import('../ShareSheetContent.tsx')).ShareSheetContent,
);

/** The good news, to send: the camp has said yes. */
export function SendPoster({ known }: { known: KnownCamp }) {
  const [isAsked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="line" size="small" onClick={show}>
        {laterCopy.sendPoster}
      </Button>
      {isAsked && (
        <ShareSheetContent
          boundary={{ onFail: () => setAsked(false) }}
          kind="poster"
          known={known}
          days={[]}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
