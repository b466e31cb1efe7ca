import { use } from 'react';
import { useStore } from 'zustand';
import { useApp } from '../useApp.ts';
import type { Install, InstallState } from './createInstall.ts';

/** Suspends until its code is here: use it inside a LazyBoundary. */
export function useInstall(): InstallState & { install: Install } {
  const install = use(useApp().install());
  return { ...useStore(install), install };
}
