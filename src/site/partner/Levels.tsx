import { useEffect, useRef, useState, type ReactNode } from 'react';
import { partner } from '#site/words/partner.ts';
import { site, type PricingTable } from '#base/site.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { SectionHead } from '#ui/layout/SectionHead.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import styles from './Levels.module.css';
import { classes } from '#ui/classes.ts';

const element = 'stripe-pricing-table';
const leastHeight = 120;

/**
 * Loads the payment provider's price table into `place`. Reports when it is visible, or that its script did not arrive:
 * no network, or blocked. The returned function removes the table and its script.
 */
function loadPricingTable(
  place: HTMLElement,
  { id, key, origin }: PricingTable,
  onOutcome: (outcome: 'shown' | 'failed') => void,
): () => void {
  const script = document.createElement('script');
  script.async = true;
  script.addEventListener('error', () => onOutcome('failed'));
  script.src = `${origin}/v3/pricing-table.js`;
  const table = document.createElement(element);
  table.setAttribute('pricing-table-id', id);
  table.setAttribute('publishable-key', key);
  // An undefined custom element has no height; the table has one once its prices are in.
  const watch = new ResizeObserver(() => {
    if (table.offsetHeight < leastHeight) return;
    watch.disconnect();
    onOutcome('shown');
  });
  watch.observe(table);
  place.append(table);
  document.head.append(script);
  return () => {
    watch.disconnect();
    table.remove();
    script.remove();
  };
}

/**
 * Step 2. Our own price cards are there from the start and keep their room; the payment provider's
 * table is laid over them once it is really there, so the page never jumps.
 */
export function Levels() {
  const { heading, lead, always, free, yearRound, winter } = partner.levels;
  const place = useRef<HTMLDivElement>(null);
  const [table, setTable] = useState<'none' | 'shown' | 'failed'>('none');
  const isTableShown = table === 'shown';
  useEffect(() => {
    if (place.current === null || site.pricingTable === null) return undefined;
    return loadPricingTable(place.current, site.pricingTable, setTable);
  }, []);
  return (
    <section id="levels" className={styles.levels} aria-labelledby="levels-title">
      <Wrap>
        <SectionHead id="levels-title" title={heading}>
          <p>{lead}</p>
        </SectionHead>
        <div className="relative" data-table={isTableShown}>
          <div className={styles.cards} inert={isTableShown}>
            <Level {...free} prices={<LevelPrice {...free} />}>
              <ButtonLink variant="line" {...free.link}>
                {free.action}
              </ButtonLink>
            </Level>
            <Level
              {...yearRound}
              isBest
              prices={
                <>
                  <LevelPrice {...yearRound.yearly}>
                    <Button variant="main" href={site.checkout.yearly} external>
                      {yearRound.yearly.action}
                    </Button>
                  </LevelPrice>
                  <LevelPrice {...yearRound.monthly}>
                    <Button variant="line" href={site.checkout.monthly} external>
                      {yearRound.monthly.action}
                    </Button>
                  </LevelPrice>
                </>
              }
            />
            <Level {...winter} prices={<LevelPrice {...winter} />}>
              <Button variant="pine" href={site.checkout.winter} external>
                {winter.action}
              </Button>
            </Level>
          </div>
          <div ref={place} className={styles.table} inert={!isTableShown} />
        </div>
        {table === 'failed' && (
          <p className={styles.always}>
            <Glyph name="offline" />
            {always}
          </p>
        )}
      </Wrap>
    </section>
  );
}

type LevelProps = {
  title: string;
  includes: readonly string[];
  flag?: string;
  isBest?: boolean;
  /** One `LevelPrice`, or one for each way to pay. */
  prices: ReactNode;
  /** The way to get it, where there is one for all prices. */
  children?: ReactNode;
};

/** One level: what it costs, what it includes. */
function Level({ title, includes, flag, isBest = false, prices, children }: LevelProps) {
  return (
    <article className={classes(styles.level, isBest && styles.best)}>
      {flag !== undefined && <p className={styles.flag}>{flag}</p>}
      <h3>{title}</h3>
      <div className="stack columns-1 gap-90">{prices}</div>
      <ul className={styles.list}>
        {includes.map((item) => (
          <li key={item}>
            <Glyph name="check" />
            {item}
          </li>
        ))}
      </ul>
      {children}
    </article>
  );
}

type LevelPriceProps = {
  price: string;
  per: string;
  note?: string;
  /** The button that pays this price and no other. */
  children?: ReactNode;
};

function LevelPrice({ price, per, note, children }: LevelPriceProps) {
  return (
    <div className={styles.way}>
      <p className={styles.price}>
        <b>{price}</b> {per}
      </p>
      {note !== undefined && <p className="soft">{note}</p>}
      {children}
    </div>
  );
}
