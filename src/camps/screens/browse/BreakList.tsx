import type { ReactNode, RefObject } from 'react';
import { AppLink } from '#ui/AppLink.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import styles from './BreakList.module.css';
import { type BreakViewProps, ListOrMap } from './BreakMap.tsx';
import { BasicSection } from './cards/BasicSection.tsx';
import { FeaturedSection } from './cards/FeaturedSection.tsx';
import { ResultCount } from './cards/ResultCount.tsx';
import type { FilterControls } from './filters/FilterControls.ts';
import { Involve } from './frame/Involve.tsx';
import { ListTop } from './frame/ListTop.tsx';
import { Promo } from './frame/Promo.tsx';
import { RefreshedLine } from './frame/RefreshedLine.tsx';

const EarlierSeasons = lazyPart(
  async () => (await import('./frame/EarlierSeasons.tsx')).EarlierSeasons,
);
const NoMap = lazyPart(async () => (await import('./map/fallback/NoMap.tsx')).NoMap);

type BreakListProps = BreakViewProps & {
  controls: FilterControls;
  /** Around the full filter bar. */
  barRef: RefObject<HTMLDivElement | null>;
  /** Picks some of several breaks, where there are several. */
  picker: ReactNode;
  /** Replaces the basic listings: a problem. */
  basicInstead: ReactNode;
};

/** The camps of a break as posters and rows, with the page around them. */
export function BreakList(props: BreakListProps) {
  const { copy, view, controls, applied, map, picker } = props;
  const { result, cards } = view;
  const { activities } = applied.names;
  const hasBasic = (cards?.basic.length ?? 0) > 0;
  return (
    <Wrap>
      <ListTop
        path={copy.path}
        controls={controls}
        applied={applied}
        barRef={props.barRef}
        picker={picker}
      />
      {(map.offer === 'none' || map.isOutOfReach) && <NoMap isOutOfReach={map.isOutOfReach} />}
      <FeaturedSection
        copy={copy}
        view={view}
        headingRef={props.headingRef}
        activities={activities}
        controls={controls}
        aside={
          <div className={styles.switch}>
            <ListOrMap {...props} />
          </div>
        }
        instead={props.instead}
      />
      {copy.more && (
        <p className="no-max mt-150 center">
          {copy.more.text} <AppLink to={copy.more.to}>{copy.more.action}</AppLink>
        </p>
      )}
      {result?.shown !== 0 && <Promo />}
      {(copy.basic.always || hasBasic) && (
        <BasicSection
          copy={copy.basic}
          view={view}
          activities={activities}
          instead={props.basicInstead}
        />
      )}
      <div className="stack items-center gap-25 mt-150">
        {result?.shown !== 0 && <ResultCount count={result} className="no-max weight-750 center" />}
        {result !== null && <RefreshedLine />}
        {view.earlier.length > 0 && <EarlierSeasons path={copy.path} seasons={view.earlier} />}
      </div>
      <Involve intro={copy.intro} />
    </Wrap>
  );
}
