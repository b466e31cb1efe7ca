import { useState } from 'react';
import { formatList } from '#camps/camps.ts';
import { otherHome } from '#planner/rules/custody/createNights.ts';
import { homeName, homesRoom } from '#planner/rules/custody/homeOfDay.ts';
import { homesCopy } from '#planner/words/homes.ts';
import { roomCopy } from '#planner/words/room.ts';
import { Alert } from '#ui/Alert.tsx';
import { focusOnMount } from '#ui/focusOnMount.ts';
import { usePlan } from '../../PlanContext.ts';
import type { SheetProps } from '../../planSheet.ts';
import { PlannerSheet } from '../PlannerSheet.tsx';
import { MadeLink } from '../room/MadeLink.tsx';
import { RoomLinks } from '../room/RoomLinks.tsx';
import { useRoomLinks } from '../room/useRoomLinks.ts';
import { SharedFieldGroups } from './SharedFieldGroups.tsx';

const copy = homesCopy.share;

type ShareHomesProps = Pick<SheetProps<'shareHomes'>, 'isOpen' | 'onClose'>;

/** The room between two homes: its link, and the way out of it. */
export function ShareHomesSheet({ isOpen, onClose }: ShareHomesProps) {
  const { state, children } = usePlan();
  const { links, onShareHomes, onTakeBack, onTakeAllBack } = useRoomLinks();
  const [failure, setFailure] = useState<keyof typeof roomCopy.failures | null>(null);
  const [made, setMade] = useState<string | null>(null);
  const other = homeName(state.households, otherHome(state.family.ownHome ?? 'a'));
  const [isMaking, setMaking] = useState(false);
  // A room that is being made may still come to nothing.
  const room = isMaking ? null : homesRoom(state);
  // Once they share, this offers no new link: a press of Done would land on it when the other parent stops.
  const [wasShared, setWasShared] = useState(false);
  if (room && !wasShared) setWasShared(true);
  const shared = children.filter(({ custody }) => custody !== null).map(({ child }) => child);

  async function make() {
    setFailure(null);
    setMaking(true);
    const ids = Object.fromEntries(shared.map(({ id }) => [id, id]));
    const result = await onShareHomes(other, ids);
    if (result.is === 'made') setMade(result.url);
    else setFailure(result.why);
    setMaking(false);
  }
  const sheet = { title: copy.title, isOpen, onClose };
  if (made !== null) {
    return (
      <PlannerSheet {...sheet} end={copy.done}>
        <MadeLink label={other} url={made} />
        <p className="leading-145">{copy.sent(other)}</p>
      </PlannerSheet>
    );
  }
  if (room) {
    const ofHomes = links.filter(({ homes }) => homes);
    return (
      <PlannerSheet {...sheet} end={copy.done}>
        <p className="leading-145">
          {room.ownSecret === '' ? copy.joined(other) : copy.sent(other)}
        </p>
        <RoomLinks links={ofHomes} {...{ onTakeBack, onTakeAllBack }} />
      </PlannerSheet>
    );
  }
  if (wasShared) {
    return (
      <PlannerSheet {...sheet} end={copy.done}>
        <p tabIndex={-1} ref={focusOnMount} className="leading-145">
          {roomCopy.links.homes.gone(other)}
        </p>
      </PlannerSheet>
    );
  }
  return (
    <PlannerSheet {...sheet} end={copy.make} onEnd={make}>
      <p className="leading-145">
        {copy.lead(other, formatList(shared.map(({ firstName }) => firstName)))}
      </p>
      <p className="leading-145">{copy.stays}</p>
      {failure !== null && (
        <Alert tone="danger" title={roomCopy.failures[failure].title}>
          {roomCopy.failures[failure].text}
        </Alert>
      )}
      {/* Its summary is what the keyboard scrolls this sheet by. */}
      <details open>
        <summary className="tap">{homesCopy.shared}</summary>
        <SharedFieldGroups />
      </details>
    </PlannerSheet>
  );
}
