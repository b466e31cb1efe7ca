import { memo } from 'react';
import { ageLabel } from '#camps/rules/text/ageLabel.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { cardDates, datesText } from '#camps/rules/text/dates/cardDates.ts';
import { overCopy } from '#camps/words/over.ts';
import { isOver } from '#camps/rules/camp/isOver.ts';
import type { MapCamp } from '#camps/rules/place/mapCamp.ts';
import { fullAddress } from '#camps/rules/place/address.ts';
import { classes } from '#ui/classes.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { CampLink } from '../../parts/CampLink.tsx';
import { ActivityPatch } from '../../parts/card/ActivityPatch.tsx';
import type { SeasonStart } from '../../parts/card/CampFacts.tsx';
import { SeatsMark } from '../../parts/card/SeatsMark.tsx';
import { CampPlate } from '../../parts/card/CampPlate.tsx';
import { PriceTag } from '../../parts/card/PriceTag.tsx';
import { themeActivities } from '../../parts/themeActivities.ts';
import styles from './CampRow.module.css';

type CampRowProps = {
  mapCamp: MapCamp;
  activities: readonly string[];
  season: SeasonStart;
  isSelected: boolean;
  onSelect: (id: string) => void;
};

/** One camp in the list beside the map; selecting it is how keyboards and screen readers reach its pin. */
export const CampRow = memo(function CampRow(props: CampRowProps) {
  const { mapCamp, activities, season, isSelected, onSelect } = props;
  const { camp, at, approximate } = mapCamp;
  const isFeatured = camp.listing !== 'basic';
  const { city } = fullAddress(camp);
  return (
    <li className={classes(styles.row, isSelected && styles.selected)} data-camp={camp.id}>
      <div className={styles.badge}>
        <Badge camp={camp} activities={activities} />
      </div>
      <div className={styles.text}>
        <h3 className={classes(styles.name, isFeatured && styles.featured)}>
          <button type="button" aria-pressed={isSelected} onClick={() => onSelect(camp.id)}>
            {camp.providerName}
          </button>
        </h3>
        <p className="small leading-135 anywhere">
          <span>{`${isOver(camp, season) ? `${overCopy.flag}: ` : ''}${datesIn(camp, season)}, `}</span>
          <span className="nowrap">{ageLabel(camp.ageMin, camp.ageMax).toLowerCase()}</span>
        </p>
        <p className="soft small leading-135 anywhere">
          <span>{city}</span>
          {approximate && <span>{`${city === '' ? 'A' : ', a'}pprox. location`}</span>}
          {at === null && <span>{`${city === '' ? 'N' : ', n'}ot on the map`}</span>}{' '}
          <SeatsMark camp={camp} season={season} isBrief />
        </p>
      </div>
      <div className={styles.end}>
        {isFeatured && <PriceTag price={camp.price} />}
        <CampLink campId={camp.id} className={styles.details}>
          Details<VisuallyHidden>{` of ${camp.providerName}`}</VisuallyHidden>
        </CampLink>
      </div>
    </li>
  );
});

function Badge({ camp, activities }: { camp: Camp; activities: readonly string[] }) {
  const [activity] = themeActivities(camp.theme, activities);
  if (camp.listing !== 'basic') {
    return <CampPlate camp={camp} activity={activity} />;
  }
  return <ActivityPatch activity={activity} size="row" />;
}

function datesIn(camp: Camp, season: SeasonStart): string {
  return (
    datesText(cardDates(camp, season.year, season.fromMonth, season.impliedYear)) ||
    'Dates not available'
  );
}
