import { useStore } from 'zustand';
import type { Directory } from '#camps/rules/camp/directory.ts';
import { useApp } from '#base/useApp.ts';
import type { DirectoryState } from './directory.ts';

/** Everything this device knows of the public directory, live across tabs. */
export function useDirectory(): DirectoryState {
  return useStore(useApp().directory);
}

/** The same without its age; null while this device has none. */
export function useReadyDirectory(): Directory | null {
  return useStore(useApp().directory, readyDirectory);
}

const readyDirectory = (state: DirectoryState) =>
  state.status === 'ready' ? state.directory : null;
