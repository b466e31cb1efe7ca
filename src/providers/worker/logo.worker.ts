import { cleanLogo } from './cleanLogo.ts';
import type { LogoAnswer } from './logoAnswer.ts';

/** A file in, an answer out. The page stays quick while a photo is opened. */
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void answer(data);
});

async function answer(file: Blob): Promise<void> {
  const found = await cleanLogo(file).catch((error: unknown): LogoAnswer => {
    console.error('A logo could not be prepared', error);
    return { refused: 'broken' };
  });
  postMessage(found, 'bytes' in found ? { transfer: [found.bytes] } : undefined);
}
