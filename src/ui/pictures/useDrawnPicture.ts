import { useEffect, useState } from 'react';

export type DrawnPicture = { address: string; file: File };

/**
 * A picture and its file, drawn before a tap: the share sheet opens only within the tap. `draw` must be the same
 * function as long as the picture is. Null until it is there.
 */
export function useDrawnPicture(
  draw: () => Promise<Blob>,
  fileName: string,
): DrawnPicture | 'failed' | null {
  const [drawn, setDrawn] = useState<DrawnPicture | 'failed' | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = (next: DrawnPicture | 'failed') => {
      if (!isGone) setDrawn(next);
    };
    const make = async () => {
      const picture = await draw();
      const file = new File([picture], fileName, { type: picture.type });
      show({ file, address: await dataUrl(picture) });
    };
    make().catch((error: unknown) => {
      console.error('The picture could not be drawn', error);
      show('failed');
    });
    return () => {
      isGone = true;
    };
  }, [draw, fileName]);
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
