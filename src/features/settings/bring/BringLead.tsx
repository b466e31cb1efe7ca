import { useHydrated } from '@tanstack/react-router';
import { bringCopy } from '#content/handOver.ts';
import { readDevice } from '#data/install/readDevice.ts';
import { isInstalled } from '#domain/install/isInstalled.ts';

/** Where the letters are to be found. An app that was just installed is told why it asks. */
export function BringLead() {
  const isApp = useHydrated() && isInstalled(readDevice());
  return <p>{isApp ? bringCopy.textInstalled : bringCopy.text}</p>;
}
