import { printCopy } from '#planner/words/print.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { sendPicture } from './sendPicture.ts';

const copy = printCopy.picture;

type PictureButtonProps = {
  draw: () => Promise<Blob>;
  fileName: string;
  label: string;
  size?: 'small';
  /** What else is possible where the browser draws nothing. */
  failedWhy?: string;
};

/** Draws a picture at a press, and sends it. */
export function PictureButton({ draw, fileName, label, size, failedWhy }: PictureButtonProps) {
  const { isBusy, run } = useSingleFlight();
  async function send() {
    try {
      const sent = await sendPicture(await draw(), fileName);
      if (sent === 'downloaded') toast({ title: copy.saved });
    } catch (error) {
      console.error('The picture could not be drawn', error);
      toast({ title: copy.failed, description: failedWhy, tone: 'danger' });
    }
  }
  return (
    <Button variant="line" size={size} aria-disabled={isBusy} onClick={() => void run(send)}>
      <Glyph name="img" />
      <span>{isBusy ? copy.drawing : label}</span>
    </Button>
  );
}
