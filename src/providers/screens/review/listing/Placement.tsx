import { reviewCopy } from '#providers/words/review.ts';
import type { Payment } from '#providers/rules/review/reviewItem.ts';
import type { Season } from '#camps/rules/season/season.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import { Patch } from '#ui/pictures/Patch.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { ListingKindSwitch } from './ListingKindSwitch.tsx';
import { Payments } from './Payments.tsx';
import styles from './ReviewListing.module.css';

const { seasons: copy, listingKind } = reviewCopy;

type PlacementProps = {
  offered: readonly Season[];
  chosenIds: readonly string[];
  listing: 'basic' | 'featured';
  payments: readonly Payment[];
  /** How many days were read of its dates. */
  dayCount: number;
  onSeasons: (ids: string[]) => void;
  onListing: (listing: 'basic' | 'featured') => void;
};

/** The seasons and the kind of the listing. */
export function Placement(props: PlacementProps) {
  const { offered, chosenIds, listing, payments, dayCount, onSeasons, onListing } = props;
  const chosen = offered.filter(({ id }) => chosenIds.includes(id)).map(({ id }) => id);
  return (
    <Panel title={copy.title}>
      <fieldset
        className="cluster gap-50 min-0"
        aria-label={copy.title}
        id="review-seasons"
        tabIndex={-1}
      >
        {offered.map(({ id, label, break: name }) => {
          const isChosen = chosen.includes(id);
          return (
            <Chip
              key={id}
              pressed={isChosen}
              picture={<Patch id={`s-${name}`} size="small" />}
              onClick={() =>
                onSeasons(isChosen ? chosen.filter((each) => each !== id) : [...chosen, id])
              }
            >
              {label}
            </Chip>
          );
        })}
      </fieldset>
      <p className="soft small">{chosen.length === 0 ? copy.none : copy.days(dayCount)}</p>
      <h3 className={styles.kind}>{listingKind.title}</h3>
      <ListingKindSwitch className="self-start" value={listing} onChange={onListing} />
      <Payments payments={payments} className="soft small" />
    </Panel>
  );
}
