import { useHydrated } from '@tanstack/react-router';
import { transferCopy } from '#family/words/handOver.ts';
import { readDevice } from '#base/install/readDevice.ts';
import { isInstalled } from '#base/install/isInstalled.ts';

/** Explains where to find the code. A newly installed app also explains why it asks. */
export function TransferLead() {
  const isApp = useHydrated() && isInstalled(readDevice());
  return <p>{isApp ? transferCopy.textInstalled : transferCopy.text}</p>;
}
