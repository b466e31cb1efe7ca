import type { Live } from '#base/storage/live.ts';
import type { SessionState } from '#base/session/storedSession.ts';
import type { ProfileStore } from './ProfileStore.ts';

/** Another account than the plan's is signed in. Nothing was read or written. */
export class OtherFamilyError extends Error {
  override readonly name = 'OtherFamilyError';
}

/**
 * Whether the plan on this phone belongs to another account than the one that is signed in; null until both are known.
 * Opens the profile only with a session: without one the plan is shown without it.
 */
export function liveIsOtherFamily(
  account: Live<SessionState>,
  profile: () => Promise<ProfileStore>,
): Live<boolean | null> & { refuse: () => Promise<void> } {
  let opened: ProfileStore | null = null;
  const openProfile = async () => (opened ??= await profile());
  function getState(): boolean | null {
    const who = account.getState();
    const owner = opened?.getState().profile.owner;
    // A plan that was never synced belongs to no account.
    if (owner === '') return false;
    if (who.status !== 'in') return who.status === 'opening' ? null : false;
    return owner === undefined ? null : owner !== who.userId;
  }
  const live = derived(getState, null, (onChange) => {
    let isWanted = true;
    let isOpening = false;
    const stops: (() => void)[] = [];
    async function open() {
      if (isOpening || account.getState().status !== 'in') return;
      isOpening = true;
      try {
        const store = await openProfile();
        if (isWanted) stops.push(store.subscribe(onChange));
        onChange();
      } catch {
        // The next subscriber tries again; until then nothing of the plan shows.
        isOpening = false;
      }
    }
    stops.push(
      account.subscribe(() => {
        void open();
        onChange();
      }),
    );
    void open();
    return () => {
      isWanted = false;
      for (const stop of stops) stop();
    };
  });
  return {
    ...live,
    /** Before the plan is read out or changed. Throws OtherFamilyError; rejects where the profile's code does not arrive. */
    async refuse() {
      if (account.getState().status === 'in') await openProfile();
      if (getState()) throw new OtherFamilyError('The plan is of another account');
    },
  };
}

/** A value of the family: `none` for another user who is signed in on the phone, and until that is known. */
export function ownValue<T>(value: Live<T>, isOtherFamily: Live<boolean | null>, none: T): Live<T> {
  const getState = () => (isOtherFamily.getState() === false ? value.getState() : none);
  return derived(getState, none, (onChange) => {
    const stops = [value.subscribe(onChange), isOtherFamily.subscribe(onChange)];
    return () => {
      for (const stop of stops) stop();
    };
  });
}

/** Derives a live value without storing it, so that the first value is current even without subscribers. */
function derived<T>(
  getState: () => T,
  first: T,
  follow: (onChange: () => void) => () => void,
): Live<T> {
  return {
    getState,
    getInitialState: () => first,
    subscribe(listener) {
      let last = getState();
      return follow(() => {
        const before = last;
        last = getState();
        if (last !== before) listener(last, before);
      });
    },
  };
}
