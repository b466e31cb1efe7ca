import type { Season } from '#camps/rules/season/season.ts';
import type { CandidateDraft } from '#providers/rules/review/candidateDraft.ts';
import { foundCopy } from '#providers/words/reviewFound.ts';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { ListingKindSwitch } from '../listing/ListingKindSwitch.tsx';

const { season: copy } = foundCopy;

type FoundPlacementProps = Pick<CandidateDraft, 'seasonId' | 'listing'> & {
  offered: readonly Season[];
  onDraft: (part: Partial<Pick<CandidateDraft, 'seasonId' | 'listing'>>) => void;
};

/** The season of a new camp, asked where its source does not say it, and its kind of listing. */
export function FoundPlacement({ seasonId, listing, offered, onDraft }: FoundPlacementProps) {
  const isOffered = offered.some(({ id }) => id === seasonId);
  return (
    <div className="cluster bottom gap-50-100">
      <NativeSelect
        label={copy.label}
        value={isOffered ? (seasonId ?? '') : ''}
        options={[
          { value: '', label: copy.none },
          ...offered.map(({ id, label }) => ({ value: id, label })),
        ]}
        onChange={(id) => onDraft({ seasonId: id === '' ? null : id })}
      />
      <ListingKindSwitch value={listing} onChange={(next) => onDraft({ listing: next })} />
    </div>
  );
}
