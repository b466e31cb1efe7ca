import { useHydrated } from '@tanstack/react-router';
import { bringCopy } from '#family/words/handOver.ts';
import { readDevice } from '#base/install/readDevice.ts';
import { isInstalled } from '#base/install/isInstalled.ts';

/** Where the letters are to be found. An app that was just installed is told why it asks. */
export function BringLead() {
  const isApp = useHydrated() && isInstalled(readDevice());
  return <p>{isApp ? bringCopy.textInstalled : bringCopy.text}</p>;
}
