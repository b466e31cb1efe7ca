import type { Camp } from '#domain/camp/camp.ts';
import { externalUrl } from '#domain/camp/externalUrl.ts';
import { campCopy } from '#content/camp.ts';
import { overCopy } from '#content/over.ts';
import { perDayLabel } from '#parts/card/perDayLabel.ts';
import { PriceTag } from '#parts/card/PriceTag.tsx';
import { SaveButtons } from '#parts/SaveButtons.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { RegisterButton } from './RegisterButton.tsx';
import styles from './Ticket.module.css';

export type CampActions = {
  camp: Camp;
  /** Its days or its season are behind us. */
  over: boolean;
  favorite: boolean;
  scheduled: boolean;
  onFavorite: (isFavorite: boolean) => void;
  onSchedule: (isScheduled: boolean) => void;
  onShare: () => void;
  onRegister: () => void;
};

/** Beside the page on large screens: the price and everything one can do. */
export function Ticket(props: CampActions) {
  const { camp, over, onShare, onRegister } = props;
  const { register, share } = campCopy;
  const perDay = perDayLabel(camp);
  const hasPage = externalUrl(camp.websiteUrl) !== null;
  return (
    <aside className={styles.ticket} aria-label={register.heading}>
      <PriceTag price={camp.price} />
      {perDay !== null && <p className={styles.per}>{perDay}</p>}
      <RegisterButton camp={camp} over={over} why="camp-register-why" onRegister={onRegister} />
      <p id="camp-register-why" className={styles.why}>
        {over ? overCopy.sentence : hasPage ? register.opens(camp.providerName) : register.missing}
      </p>
      <hr />
      <div className={styles.row}>
        <SaveButtons campName={camp.providerName} {...props} />
        <IconButton
          glyph="share"
          label={`${share.action} ${camp.providerName}`}
          onClick={onShare}
        />
      </div>
    </aside>
  );
}
