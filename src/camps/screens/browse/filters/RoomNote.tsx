import { roomFilterCopy } from '#camps/words/roomFilter.ts';
import { Button } from '#ui/Button.tsx';
import type { RoomNoteProps } from '../BrowseView.ts';

/** A list of camps with room leaves out those of which nobody knows: they are counted apart. */
export function RoomNote({ result, onChange }: RoomNoteProps) {
  const unsaid = result.unsaid();
  return (
    unsaid > 0 && (
      <p className="cluster middle no-max small">
        <span>{roomFilterCopy.counted(result.shown, unsaid)}</span>
        <Button variant="quiet" size="small" onClick={() => onChange({ room: 'maybe' })}>
          {roomFilterCopy.showUnsaid}
        </Button>
      </p>
    )
  );
}
