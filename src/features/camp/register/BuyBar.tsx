import { priceLabel, priceParts } from '#domain/text/priceLabel.ts';
import { campCopy } from '#content/camp.ts';
import { perDayLabel } from '#parts/card/perDayLabel.ts';
import { SaveButtons } from '#parts/SaveButtons.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './BuyBar.module.css';
import { RegisterButton } from './RegisterButton.tsx';
import type { CampActions } from './Ticket.tsx';

/** The same at the lower edge of phones, near the thumb. */
export function BuyBar(props: CampActions) {
  const { camp, over, onShare, onRegister } = props;
  const { amount, rest } = priceParts(camp.price);
  return (
    <section className={styles.bar} aria-label={campCopy.register.heading}>
      <p className={amount === '' ? styles.copy : styles.price}>
        {amount === '' ? priceLabel(camp.price) : amount}
        {amount !== '' && <small>{perDayLabel(camp) ?? rest}</small>}
      </p>
      <div className={styles.tools}>
        <SaveButtons campName={camp.providerName} {...props} />
        <IconButton
          glyph="share"
          label={`${campCopy.share.action} ${camp.providerName}`}
          onClick={onShare}
        />
      </div>
      <RegisterButton camp={camp} over={over} size="small" onRegister={onRegister} />
    </section>
  );
}
