import { externalUrl } from '#base/http/externalUrl.ts';
import { campCopy } from '#camps/words/camp/camp.ts';
import { notOpenCopy } from '#camps/words/camp/notOpen.ts';
import { overCopy } from '#camps/words/over.ts';
import { priceParts } from '#camps/rules/text/priceLabel.ts';
import { perDayLabel } from '../../parts/card/perDayLabel.ts';
import { type CampActions, SaveAndShare, ActionRow, MoreActions } from '../actions/CampActions.tsx';
import styles from './Ticket.module.css';
import { PriceTag } from '../../parts/card/PriceTag.tsx';
import { RegisterButton } from '../../parts/card/RegisterButton.tsx';

/** The price and the way to register at the lower edge of phones, near the thumb. */
export function BuyBar(props: CampActions) {
  const { camp, over, notOpen, onRegister } = props;
  const { amount, rest } = priceParts(camp.price);
  return (
    <section className={styles.bar} aria-label={campCopy.register.heading}>
      <p className={styles.price}>
        <span>{amount || campCopy.ask}</span>
        {amount !== '' && <small>{perDayLabel(camp) ?? rest}</small>}
      </p>
      <SaveAndShare {...props} />
      <RegisterButton camp={camp} over={over || notOpen} size="small" onRegister={onRegister} />
    </section>
  );
}

/** The price and all actions, beside the page on large screens. */
export function Ticket(props: CampActions) {
  const { camp, over, notOpen, onRegister } = props;
  const { register } = campCopy;
  const perDay = perDayLabel(camp);
  const hasPage = externalUrl(camp.websiteUrl) !== null;
  return (
    <aside className={styles.ticket} aria-label={register.heading}>
      <PriceTag price={camp.price} />
      {perDay !== null && <p className="soft weight-700">{perDay}</p>}
      <RegisterButton
        camp={camp}
        over={over || notOpen}
        why="camp-register-why"
        onRegister={onRegister}
      />
      <p id="camp-register-why" className="soft small leading-140 center">
        {over
          ? overCopy.sentence
          : notOpen
            ? `${notOpenCopy.mark}.`
            : hasPage
              ? register.opens(camp.providerName)
              : register.missing}
      </p>
      <hr />
      <ActionRow>
        <SaveAndShare {...props} />
        <MoreActions {...props} />
      </ActionRow>
    </aside>
  );
}
