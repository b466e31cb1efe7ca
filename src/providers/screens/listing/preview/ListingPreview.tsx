import { useMemo } from 'react';
import { BasicRow, FeaturedCard, type SeasonStart, useToday } from '#camps/camps.ts';
import { ACTIVITIES } from '#camps/rules/camp/activity.ts';
import { monthOf } from '#base/day/calendar.ts';
import { addressLine } from '#camps/rules/place/address.ts';
import { previewCamp } from '#providers/rules/submission/previewCamp.ts';
import { submittedDates } from '#providers/rules/submission/submittedDates.ts';
import { ageLabel } from '#camps/rules/text/ageLabel.ts';
import { cardDates, datesText } from '#camps/rules/text/dates/cardDates.ts';
import { BreakSchema } from '#camps/rules/season/season.ts';
import { previewCopy } from '#providers/words/listing/preview.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { Values } from '../form/formContent.ts';
import { DuplicateNotice } from './DuplicateNotice.tsx';
import styles from './ListingPreview.module.css';

type ListingPreviewProps = {
  values: Values;
  /** The address of the logo, or null. */
  logoUrl: string | null;
  /** The submission that is edited, or null. */
  editId: string | null;
};

const nothing = () => undefined;

/** Previews both kinds of listing with the typed text so far. Nothing in them can be pressed. */
export function ListingPreview({ values, logoUrl, editId }: ListingPreviewProps) {
  const today = useToday();
  const { basic, featured, adds, says, name, theme } = previewCopy;
  const season = useMemo(() => startOf(values, today), [values, today]);
  const camp = useMemo(() => {
    const typed = previewCamp(values, 'featured');
    return { ...typed, providerName: typed.providerName || name, theme: typed.theme || theme };
  }, [values, name, theme]);
  const words = [
    camp.providerName,
    camp.theme,
    datesText(cardDates(camp, season.year, season.fromMonth)),
    camp.hours ?? '',
    ageLabel(camp.ageMin, camp.ageMax),
    addressLine(camp),
    camp.price ?? '',
  ];
  return (
    <div className="stack gap-100">
      {isNamed(values) && <DuplicateNotice values={values} editId={editId} />}
      <div className={styles.panel}>
        {/* Replaces the pictures for screen readers: they cannot be read out or pressed. */}
        <VisuallyHidden>
          <p>{`${says} ${words.filter((word) => word !== '').join('. ')}.`}</p>
        </VisuallyHidden>
        <h2 className={styles.title}>{basic.title}</h2>
        <p className={styles.text}>{basic.text}</p>
        <div className={styles.row} inert>
          <BasicRow
            camp={camp}
            activities={ACTIVITIES}
            season={season}
            isCloseMatch={false}
            miles={null}
            isFar={false}
          />
        </div>
        <h2 className={styles.title}>{featured.title}</h2>
        <p className={styles.text}>{featured.text}</p>
        <div inert>
          <FeaturedCard
            camp={camp}
            activities={ACTIVITIES}
            season={season}
            index={0}
            isCompact={false}
            isFar={false}
            isCloseMatch={false}
            miles={null}
            favorite={false}
            scheduled={false}
            onFavorite={nothing}
            onSchedule={nothing}
            onRegister={nothing}
            picture={logoUrl}
          />
        </div>
        <h3 className={styles.adds}>{adds.title}</h3>
        <ul className="stack gap-30 mt-40 small icons-100 icons-ok">
          {adds.list.map((each) => (
            <li className="row middle gap-55" key={each}>
              <Glyph name="check" />
              {each}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Whether the listing has enough to identify the camp. */
const isNamed = ({ providerName, streetAddress, datesText: text }: Values) =>
  providerName.trim() !== '' && streetAddress.trim() !== '' && text.trim() !== '';

/** What the dates are read against: the break that was chosen, or the one they fall into. */
function startOf({ datesText: text, seasonWish }: Values, day: string): SeasonStart {
  const wish = BreakSchema.options.find((each) => each === seasonWish) ?? null;
  const { season } = submittedDates(text, day, wish);
  return { year: season.year, fromMonth: monthOf(season.startsOn), isPast: false, day };
}
