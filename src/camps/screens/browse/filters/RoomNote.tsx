import { roomCopy } from '#camps/words/room.ts';
import { Button } from '#ui/Button.tsx';
import type { RoomNoteProps } from '../BrowseView.ts';

/** A list of camps with room leaves out those of which nobody knows: they are counted apart. */
export function RoomNote({ result, onChange }: RoomNoteProps) {
  const unsaid = result.unsaid();
  return (
    unsaid > 0 && (
      <p className="cluster middle no-max small">
        {roomCopy.counted(result.shown, unsaid)}
        <Button variant="quiet" size="small" onClick={() => onChange({ room: 'maybe' })}>
          {roomCopy.showUnsaid}
        </Button>
      </p>
    )
  );
}
