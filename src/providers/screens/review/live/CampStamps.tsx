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

/** When a camp was checked and how many spots it has, each beside the press that says it anew. */
export function CampStamps({ camp, isBusy, onStamp }: CampStampsProps) {
  const { seats, seatsSaidOn } = camp;
  const groups = camp.price === null ? (['dates'] as const) : (['dates', 'price'] as const);
  return (
    <ul className={styles.stamps}>
      {groups.map((group) => (
        <li key={group} className="cluster middle gap-25-100">
          <span>{checkedText(camp, group)}</span>
          <Button
            variant="flush"
            size="small"
            aria-disabled={isBusy}
            aria-label={`${copy.press[group]}: ${camp.providerName}`}
            onClick={() => onStamp({ groups: [group], seats: null }, copy.done[group])}
          >
            {copy.press[group]}
          </Button>
        </li>
      ))}
      <li className="cluster middle gap-25-100">
        <span>
          {seats === null || seatsSaidOn === null
            ? copy.noSeats
            : `${seatsCopy[seats]} ${seatsCopy.asOf(shortDay(seatsSaidOn))}`}
        </span>
        <NativeSelect
          isPlain
          label={`${copy.told}: ${camp.providerName}`}
          value=""
          options={[
            { value: '', label: copy.told },
            ...SeatsSchema.options.map((value) => ({ value, label: seatsCopy[value] })),
          ]}
          onChange={(value) => {
            const said = SeatsSchema.options.find((each) => each === value);
            if (said !== undefined) onStamp({ groups: [], seats: said }, copy.done.seats);
          }}
        />
      </li>
    </ul>
  );
}

function checkedText(camp: Camp, group: 'dates' | 'price'): string {
  const day = group === 'dates' ? camp.datesCheckedOn : camp.priceCheckedOn;
  const by = group === 'dates' ? camp.datesCheckedBy : camp.priceCheckedBy;
  if (day === null || by === null) return copy.never[group];
  return copy.checked[group](shortDay(day), copy.by[by]);
}
