import { type RowProps, SettingsRow } from '#family/family.ts';
import { roomCopy } from '#planner/words/room.ts';
import { RoomLinks, type RoomLinksProps } from './RoomLinks.tsx';

/** The links to the plan, as a row of the settings. */
export function RoomLinksRow({ open, onOpenChange, ...rest }: RowProps & RoomLinksProps) {
  return (
    <SettingsRow
      id="links"
      glyph="link"
      title={roomCopy.links.title}
      state={roomCopy.links.count(rest.links.length)}
      open={open}
      onOpenChange={onOpenChange}
    >
      <RoomLinks {...rest} />
    </SettingsRow>
  );
}
