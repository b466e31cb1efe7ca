import { profileCopy } from '#family/words/profile.ts';
import type { ProfileStore } from '#family/store/profile/ProfileStore.ts';
import { closeToast, toast, useToasts } from '#ui/layers/toasts.ts';

const copy = profileCopy.notKept;

/** Makes a change. Where the browser does not store it, a toast says so and offers to try again. */
export function changeProfile(
  store: ProfileStore,
  edit: Parameters<ProfileStore['change']>[0],
): void {
  store.change(edit);
  const { toasts } = useToasts.getState();
  for (const { id, description } of toasts) if (description === copy.text) closeToast(id);
  if (store.getState().isKept) return;
  toast({
    title: copy.title,
    description: copy.text,
    tone: 'danger',
    action: { label: copy.tryAgain, onPress: () => storeAgain(store) },
  });
}

/** Stores again what only this tab has. */
export const storeAgain = (store: ProfileStore): void =>
  changeProfile(store, (profile) => ({ ...profile }));
