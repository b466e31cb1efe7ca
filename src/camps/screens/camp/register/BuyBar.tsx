import { priceParts } from '#camps/rules/text/priceLabel.ts';
import { campCopy } from '#camps/words/camp/camp.ts';
import { perDayLabel } from '../../parts/card/perDayLabel.ts';
import { type CampActions, SaveAndShare } from '../actions/CampActions.tsx';
import styles from './BuyBar.module.css';
import { RegisterButton } from './RegisterButton.tsx';

/** The same at the lower edge of phones, near the thumb. */
export function BuyBar(props: CampActions) {
  const { camp, over, onRegister } = props;
  const { amount, rest } = priceParts(camp.price);
  return (
    <section className={styles.bar} aria-label={campCopy.register.heading}>
      <p className={styles.price}>
        <span>{amount || campCopy.ask}</span>
        {amount !== '' && <small>{perDayLabel(camp) ?? rest}</small>}
      </p>
      <SaveAndShare {...props} />
      <RegisterButton camp={camp} over={over} size="small" onRegister={onRegister} />
    </section>
  );
}
