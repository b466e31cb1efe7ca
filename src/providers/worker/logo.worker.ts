import { cleanLogo } from './cleanLogo.ts';
import type { LogoAnswer } from './logoAnswer.ts';

/** Prepares a file and posts the result. The page stays responsive while a photo is decoded. */
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
