import { priceParts } from '#domain/text/priceLabel.ts';
import { readPrice } from '#domain/text/price.ts';
import { campCopy } from '#content/camp.ts';
import { perDayLabel } from '#parts/card/perDayLabel.ts';
import { type CampActions, SaveAndShare } from '../actions/CampActions.tsx';
import styles from './BuyBar.module.css';
import { RegisterButton } from './RegisterButton.tsx';

// In characters: what follows an amount stays on one line.
const LONGEST_UNIT = 12;

/** The same at the lower edge of phones, near the thumb. */
export function BuyBar(props: CampActions) {
  const { camp, over, onRegister } = props;
  const { amount, rest } = priceParts(camp.price);
  const unit = perDayLabel(camp) ?? rest;
  return (
    <section className={styles.bar} aria-label={campCopy.register.heading}>
      <p className={styles.price}>
        {amount || (readPrice(camp.price).kind === 'free' ? campCopy.free : campCopy.ask)}
        {amount !== '' && unit.length <= LONGEST_UNIT && <small>{unit}</small>}
      </p>
      <SaveAndShare {...props} />
      <RegisterButton camp={camp} over={over} size="small" onRegister={onRegister} />
    </section>
  );
}
