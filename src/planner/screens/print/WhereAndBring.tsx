import { printCopy as copy } from '#planner/words/print.ts';
import { formatCostSum } from '../pieces/formatCosts.ts';
import type { FridgeSheet } from './fridgeSheet.ts';
import type { PrintOptions } from './PrintBar.tsx';
import styles from './WhereAndBring.module.css';

const blankLines = ['first', 'second', 'third'];

type WhereAndBringProps = { sheet: FridgeSheet; options: PrintOptions };

/** Lists locations and phone numbers of the camps, the total cost, and the packing list. */
export function WhereAndBring({ sheet: { places, bring, total }, options }: WhereAndBringProps) {
  return (
    <div className={styles.parts}>
      {places.length > 0 && (
        <section>
          <h2>{copy.where}</h2>
          <dl className={styles.places}>
            {places.map(({ campId, name, address, phones, cost }) => (
              <div key={campId}>
                <dt className="weight-850">{name}</dt>
                {address !== null && <dd>{address === '' ? copy.noAddress : address}</dd>}
                {options.phones && phones.map((phone) => <dd key={phone}>{phone}</dd>)}
                {options.costs && <dd>{formatCostSum(cost)}</dd>}
              </div>
            ))}
          </dl>
          {options.costs && (
            <p>
              <b>{copy.total}:</b> <span>{formatCostSum(total)}</span>
            </p>
          )}
        </section>
      )}
      {options.bring && (
        <section>
          <h2>{copy.bring.heading}</h2>
          <ul className={styles.bring}>
            {bring.flatMap(({ name, things }) =>
              things.map((thing) => <li key={`${name} ${thing}`}>{copy.bring.of(name, thing)}</li>),
            )}
            {blankLines.map((line) => (
              <li key={line} className={styles.blank} aria-hidden="true" />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
