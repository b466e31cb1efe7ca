import { useEffect, useState } from 'react';
import { installCopy } from '#family/family.ts';
import type { InstallWay } from '#base/install/installWay.ts';
import { useInstall } from '#base/install/useInstall.ts';
import { useApp } from '#base/useApp.ts';
import { toast } from '#ui/layers/toasts.ts';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';

// Loaded on the first press.
const InstallSheet = lazyPart(async () => (await import('./InstallSheet.tsx')).InstallSheet);

/** Hosts the install sheet, which any page, menu or notice can open. */
export const InstallCorner = () => (
  <LazyBoundary optional>
    <Corner />
  </LazyBoundary>
);

function Corner() {
  const { way, isOpen, install } = useInstall();
  useSaidWhenInstalled();
  const isFree = useNoOtherSheet(isOpen);
  // What it shows stays on its way out, though the way may be gone: a browser's prompt works once.
  const [shown, setShown] = useState<InstallWay>('none');
  const hasPlan = useHasPlan(isOpen);
  const isShown = isOpen && isFree && hasPlan !== null;
  if (isShown && way !== 'none' && way !== shown) setShown(way);
  if (shown === 'none') return null;
  return (
    <InstallSheet
      boundary={{ onFail: () => install.close() }}
      way={shown}
      isOpen={isShown}
      hasPlan={hasPlan === true}
    />
  );
}

function useSaidWhenInstalled(): void {
  useEffect(() => {
    const say = () => {
      const { title, text } = installCopy.installed;
      toast({ title, description: text });
    };
    window.addEventListener('appinstalled', say);
    return () => window.removeEventListener('appinstalled', say);
  }, []);
}

/** The menu with its button closes first, and gives the focus back to its button. */
function useNoOtherSheet(isOpen: boolean): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const free = () => setFree(true);
    const menu = document.querySelector('dialog:modal');
    if (menu === null) free();
    else menu.addEventListener('close', free, { once: true });
    return () => {
      menu?.removeEventListener('close', free);
      setFree(false);
    };
  }, [isOpen]);
  return isFree;
}

/** Whether there is a plan to take along; null before it is known. The sheet waits for it: nothing moves when it is open. */
function useHasPlan(isOpen: boolean): boolean | null {
  const { notices } = useApp();
  const [hasPlan, setHasPlan] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isWanted = true;
    const show = (found: boolean) => isWanted && setHasPlan(found);
    const look = async () => show(await (await notices()).offers.hasPlan());
    // What would make the letters did not arrive either.
    look().catch(() => show(false));
    return () => {
      isWanted = false;
      setHasPlan(null);
    };
  }, [isOpen, notices]);
  return hasPlan;
}
