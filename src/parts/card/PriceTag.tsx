import { priceLabel, priceParts } from '#domain/text/priceLabel.ts';
import styles from './PriceTag.module.css';

// In characters. Longer additions ('per day, $360 all week') read better as a sentence than as a tag.
const LONGEST_UNIT = 12;

/** The price as the provider wrote it: a leading amount is set large, what follows small. */
export function PriceTag({ price }: { price: string | null }) {
  const label = priceLabel(price);
  const { amount, rest } = priceParts(price);
  if (amount === '' || rest.length > LONGEST_UNIT) return <p className={styles.text}>{label}</p>;
  return (
    <p className={styles.price}>
      {amount}
      {rest !== '' && <small className={styles.unit}>{label.slice(amount.length)}</small>}
    </p>
  );
}
