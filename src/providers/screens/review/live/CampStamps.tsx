import { shortDay } from '#base/day/calendar.ts';
import { seatsCopy } from '#camps/camps.ts';
import { type Camp, SeatsSchema } from '#camps/rules/camp/camp.ts';
import type { CampStamp } from '#providers/store/review/createReviewApi.ts';
import { reviewCopy } from '#providers/words/review.ts';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import styles from './LiveListings.module.css';

const copy = reviewCopy.live.stamps;

type CampStampsProps = {
  camp: Camp;
  isBusy: boolean;
  /** `done`: what to say once it is saved. */
  onStamp: (stamp: CampStamp, done: string) => void;
};

/** When a camp was checked and how many spots it has, to be said anew by a press. */
export function CampStamps({ camp, isBusy, onStamp }: CampStampsProps) {
  const { seats, seatsSaidOn } = camp;
  const groups = camp.price === null ? (['dates'] as const) : (['dates', 'price'] as const);
  return (
    <div className="stack gap-35">
      <p className={styles.stamps}>
        {groups.map((group) => (
          <span key={group}>{checkedText(camp, group)}</span>
        ))}
        <span>
          {seats === null || seatsSaidOn === null
            ? copy.noSeats
            : `${seatsCopy[seats]} ${seatsCopy.asOf(shortDay(seatsSaidOn))}`}
        </span>
      </p>
      <div className="cluster bottom gap-50-100">
        {groups.map((group) => (
          <Button
            key={group}
            variant="flush"
            size="small"
            aria-disabled={isBusy}
            aria-label={`${copy.press[group]}: ${camp.providerName}`}
            onClick={() => onStamp({ groups: [group], seats: null }, copy.done[group])}
          >
            {copy.press[group]}
          </Button>
        ))}
        <NativeSelect
          label={copy.told}
          value=""
          options={[
            { value: '', label: copy.choose },
            ...SeatsSchema.options.map((value) => ({ value, label: seatsCopy[value] })),
          ]}
          onChange={(value) => {
            const said = SeatsSchema.options.find((each) => each === value);
            if (said !== undefined) onStamp({ groups: [], seats: said }, copy.done.seats);
          }}
        />
      </div>
    </div>
  );
}

function checkedText(camp: Camp, group: 'dates' | 'price'): string {
  const day = group === 'dates' ? camp.datesCheckedOn : camp.priceCheckedOn;
  const by = group === 'dates' ? camp.datesCheckedBy : camp.priceCheckedBy;
  if (day === null || by === null) return copy.never[group];
  return copy.checked[group](shortDay(day), copy.by[by]);
}
