import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useApp } from '#base/useApp.ts';
import { isOfStorage, logBug } from '#base/device/isNoAnswer.ts';
import { SharedPage } from './SharedPage.tsx';
import type { SharedRoomActions, SharedRoomState } from './sharedRoom.ts';
import { type PageLink, useLink } from './useLink.ts';

type SharedPlanPageProps = { brand: ReactNode; themeSwitch: ReactNode };

/** The page that a link of a family opens. Its secret is out of the address before anything else runs (cleanAddress). */
export function SharedPlanPage(frame: SharedPlanPageProps) {
  const { room, actions } = useRoom(useLink());
  const today = useStore(useApp().today);
  const [now] = useState(() => Date.now());
  return <SharedPage {...frame} {...actions} room={room} today={today} now={now} />;
}

const OPENING: SharedRoomState = { is: 'opening' };

function useRoom(link: PageLink | undefined) {
  const app = useApp();
  const [room, setRoom] = useState<SharedRoomState>(OPENING);
  const opened = useMemo(
    () =>
      link === undefined
        ? null
        : import('./openSharedRoom.ts').then(async ({ openSharedRoom }) =>
            openSharedRoom(await app.rooms(), link.secret, setRoom),
          ),
    [app, link],
  );
  useEffect(() => {
    const stop = opened?.then((live) => live.start());
    opened?.catch((error: unknown) => {
      logBug(error);
      setRoom({ is: isOfStorage(error) ? 'noStorage' : 'noSignal' });
    });
    return () => void stop?.then((end) => end()).catch(() => undefined);
  }, [opened]);
  const actions: SharedRoomActions = {
    onSave: async (edit, words) => (await opened)?.save(edit, words) ?? 'failed',
    onTyped: (day, words) => void opened?.then((live) => live.type(day, words)),
    onYou: (name) => void opened?.then((live) => live.setYou(name)),
    onAgain: () => void opened?.then((live) => live.again()),
    onLeave: () => void opened?.then((live) => live.leave()),
  };
  return { room, actions };
}
