import { lazy, memo, type ReactNode, useState } from 'react';
import type { Shown } from '#domain/list/listFacts.ts';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { useGrowing } from './useGrowing.ts';

const LongList = lazy(async () => {
  const module = await import('#ui/LongList.tsx');
  return { default: module.LongList };
});

type CampListProps = {
  name: string;
  shown: readonly Shown[];
  className: string | undefined;
  /** How many are drawn at once, and how many more with each step (useGrowing). */
  first: number;
  step: number;
  /** About how high a row of the grid is, in pixels. */
  rowHeight: number;
  /** `far`: so far down that it need not be laid out until it comes near. */
  children: (shown: Shown, place: number, far: boolean) => ReactNode;
  /** From this place on a camp is far. */
  farFrom: number;
};

// Up to here all camps stand in the page: the browser's own search finds them, nothing is ever blank.
const MANY = 200;

/** A list of camps that stays light, however long it is. Not drawn anew while others type or sync. */
export const CampList = memo(function CampList(props: CampListProps) {
  const { name, shown, className, first, rowHeight, children } = props;
  const [isHere, setIsHere] = useState(true);
  if (shown.length <= MANY || !isHere) return <WholeList {...props} />;
  return (
    <LazyBoundary
      onFail={() => setIsHere(false)}
      meanwhile={<WholeList {...props} shown={shown.slice(0, first)} />}
    >
      <LongList
        name={name}
        className={className}
        count={shown.length}
        rowHeight={rowHeight}
        keyOf={(place) => shown[place]?.camp.id ?? ''}
      >
        {(place) => shown[place] && children(shown[place], place, false)}
      </LongList>
    </LazyBoundary>
  );
});

function WholeList({ shown, className, first, step, farFrom, children }: CampListProps) {
  const { drawn, nextRef } = useGrowing(shown.length, first, step);
  return (
    <ul className={className}>
      {shown.map((one, place) => (
        <li key={one.camp.id} ref={place === drawn ? nextRef : null}>
          {place < drawn && children(one, place, place >= farFrom)}
        </li>
      ))}
    </ul>
  );
}
