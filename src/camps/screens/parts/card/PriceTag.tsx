import { priceParts } from '#camps/rules/text/priceLabel.ts';
import styles from './PriceTag.module.css';

/** The price in one style: the amount large, its unit beside it, the provider's further text below. */
export function PriceTag({ price }: { price: string | null }) {
  const { amount, rest, more } = priceParts(price);
  return (
    <p className={styles.price}>
      <span>{amount}</span>
      {rest !== '' && <small className={styles.unit}>{` ${rest}`}</small>}{' '}
      {more !== '' && <small className={amount === '' ? styles.words : styles.more}>{more}</small>}
    </p>
  );
}
