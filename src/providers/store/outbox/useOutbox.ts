// What a provider sends, for the screens that show it. Loads Dexie: never import it in the first part of a page.
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { liveFrom } from '#base/storage/live.ts';
import { storedQuery, useStored } from '#base/storage/useStored.ts';
import { useApp } from '#base/useApp.ts';
import { type DraftFacts, loadDraft, drafts } from './drafts.ts';
import { entries, logoBytes } from './entries.ts';
import { logoAddress } from './logoAddress.ts';
import type { Draft, OutboxEntry } from './outbox.ts';

const entriesQuery = storedQuery<OutboxEntry[]>(entries);
const draftsQuery = storedQuery(drafts);
const NONE: ReadonlySet<string> = new Set();
const NO_ENTRIES: OutboxEntry[] = [];

/** All of this device, live across tabs, the newest first; null until storage has answered. `whenFailed` as in useStored. */
export const useEntries = (whenFailed?: OutboxEntry[] | null): OutboxEntry[] | null =>
  useStored(entriesQuery, whenFailed);

/** One entry, live; null when there is none, or where storage is refused. */
export function useEntry(id: string): OutboxEntry | null | 'opening' {
  const all = useEntries(NO_ENTRIES);
  return all ? (all.find((entry) => entry.id === id) ?? null) : 'opening';
}

/** Forms that are not sent yet, live, the newest first; null until storage has answered. `whenFailed` as in useStored. */
export const useDrafts = (whenFailed?: null): DraftFacts[] | null =>
  useStored(draftsQuery, whenFailed);

/** Reads a draft with its logo, once. Rejects with StorageError. */
export function useReadDraft(): (id: string) => Promise<Draft | null> {
  const { store } = useApp();
  return (id) => loadDraft(store, id);
}

/** The ids of what this tab is sending right now. */
export function useSendingIds(): ReadonlySet<string> {
  const app = useApp();
  const live = useMemo(() => liveFrom(NONE, async () => (await app.outbox()).sending), [app]);
  return useStore(live);
}

/** An address for an image of these bytes; null while there is none on this device. */
export function useLogoUrl(logo: OutboxEntry['logo']): string | null {
  const { store } = useApp();
  const name = logo?.name ?? null;
  const type = logo?.type ?? '';
  const [shown, setShown] = useState<{ name: string; url: string } | null>(null);
  useEffect(() => {
    if (name === null) return undefined;
    let isWanted = true;
    const show = async () => {
      const bytes = await logoBytes(store, name);
      if (!bytes) return;
      const url = await logoAddress({ bytes, type });
      if (isWanted) setShown({ name, url });
    };
    // Where storage fails there is no picture.
    show().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [store, name, type]);
  return shown?.name === name ? shown.url : null;
}
