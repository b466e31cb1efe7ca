import { useHydrated } from '@tanstack/react-router';
import { bringCopy } from '#family/words/handOver.ts';
import { readDevice } from '#base/install/readDevice.ts';
import { isInstalled } from '#base/install/isInstalled.ts';

/** Tells where to find the code. A just installed app also explains why it asks. */
export function BringLead() {
  const isApp = useHydrated() && isInstalled(readDevice());
  return <p>{isApp ? bringCopy.textInstalled : bringCopy.text}</p>;
}
