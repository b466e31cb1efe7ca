import { type RowProps, SettingsRow } from '#family/family.ts';
import { roomCopy } from '#planner/words/room.ts';
import { RoomLinks } from './RoomLinks.tsx';
import { useRoomLinks } from './useRoomLinks.ts';

/** The links to the plan, as a row of the settings. */
export function RoomLinksRow(props: RowProps) {
  const { links, onTakeBack, onTakeAllBack } = useRoomLinks();
  return (
    <SettingsRow
      id="links"
      glyph="link"
      title={roomCopy.links.title}
      state={roomCopy.links.count(links.length)}
      {...props}
    >
      <RoomLinks links={links} onTakeBack={onTakeBack} onTakeAllBack={onTakeAllBack} />
    </SettingsRow>
  );
}
