import { useEffect, useRef, useState } from 'react';
import { partner } from '#site/words/partner.ts';
import { site } from '#base/site.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { SectionHead } from '#ui/layout/SectionHead.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { Level, LevelPrice } from './Level.tsx';
import styles from './Levels.module.css';
import { loadPricingTable } from './pricingTable.ts';

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
