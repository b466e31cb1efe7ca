import { useState } from 'react';
import type { KnownCamp } from '#camps/rules/camp/knownCamp.ts';
import { campCopy } from '#camps/words/camp/camp.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { ActionButton } from './actions/ActionButton.tsx';

const TakeAlongSheet = lazyPart(
  async () => (await import('./ShareSheetContent.tsx')).ShareSheetContent,
);

type ShareSheetProps = {
  known: KnownCamp;
  /** Those that are certain; without any there is nothing to add to a calendar. */
  days: readonly string[];
};

/** What one takes of a camp to other places: its days into a calendar, its poster to the neighbors. */
export function ShareSheet(props: ShareSheetProps) {
  const [kind, setKind] = useState<'calendar' | 'poster' | null>(null);
  const [open, setOpen] = useState(false);
  const show = (wanted: 'calendar' | 'poster') => () => {
    setKind(wanted);
    setOpen(true);
  };
  const { providerName } = props.known.camp;
  return (
    <>
      {props.days.length > 0 && (
        <ActionButton
          glyph="calendar"
          word={campCopy.calendar}
          name={`Add to Calendar: ${providerName}`}
          onClick={show('calendar')}
        />
      )}
      <ActionButton
        glyph="img"
        word={campCopy.poster}
        name={`${campCopy.poster} of ${providerName}`}
        onClick={show('poster')}
      />
      {kind !== null && (
        <TakeAlongSheet
          boundary={{ onFail: () => setKind(null) }}
          {...props}
          key={kind}
          kind={kind}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
