import { memo, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '#base/device/whenIdle.ts';
import type { ShownCard } from '../BrowseView.ts';

type CampListProps = {
  shown: readonly ShownCard[];
  className: string | undefined;
  /** How many are drawn at once, asked when the list comes, and how many more with each step. */
  first: number | (() => number);
  step: number;
  /** Camps from this index on are laid out only near the screen. */
  farFrom: number;
  children: (shown: ShownCard, index: number, isFar: boolean) => ReactNode;
};

// Short lists are drawn whole, so that find-in-page and screen readers have all of it.
const WHOLE_LIST = 200;

/**
 * A list of camps that never blocks the page: every camp has its item at once, in order, and cards fill
 * the items in small steps. Memoized: typing and syncing elsewhere on the page must not render it again.
 */
export const CampList = memo(function CampList(props: CampListProps) {
  // Clearing a search restarts a long list, or all drawn rows would return at once.
  const isLong = props.shown.length > WHOLE_LIST;
  return isLong ? <Items key="long" {...props} /> : <Items key="short" {...props} />;
});

function Items({ shown, className, first, step, farFrom, children }: CampListProps) {
  const { drawn, nextRef } = useGrowing(Math.min(shown.length, WHOLE_LIST), first, step);
  return (
    <ul className={className}>
      {shown.slice(0, WHOLE_LIST).map((one, index) => (
        <li key={one.camp.id} ref={index === drawn ? nextRef : null}>
          {index < drawn && children(one, index, index >= farFrom)}
        </li>
      ))}
      {shown.length > WHOLE_LIST && <LongTail shown={shown}>{children}</LongTail>}
    </ul>
  );
}

/** The rest of a long list. Memoized: it does not render with each step of the list above. */
const LongTail = memo(function LongTail({
  shown,
  children,
}: Pick<CampListProps, 'shown' | 'children'>) {
  return shown
    .slice(WHOLE_LIST)
    .map((one, at) => (
      <ItemOnceNear key={one.camp.id}>{() => children(one, at + WHOLE_LIST, true)}</ItemOnceNear>
    ));
});

/**
 * An item whose card is drawn once it comes near the screen. Each card in an idle callback of its own: a jump
 * brings a screen full of them.
 */
function ItemOnceNear({ children }: { children: () => ReactNode }) {
  const [item, setItem] = useState<Element | null>(null);
  const [isNear, setIsNear] = useState(false);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    if (item === null || isDrawn) return undefined;
    return isNear
      ? soonIdle(() => flushSync(() => setIsDrawn(true)))
      : whenNear(item, () => setIsNear(true));
  }, [item, isNear, isDrawn]);
  return <li ref={setItem}>{isDrawn && children()}</li>;
}

/**
 * How many items are drawn, and a ref for the first one that is not. Eighty cards at once block a slow
 * device for a second: until the person does something, only what is near the screen is drawn; then the
 * rest follows in steps while the page is idle.
 */
function useGrowing(total: number, first: CampListProps['first'], step: number) {
  const [drawn, setDrawn] = useState(first);
  const [next, setNext] = useState<Element | null>(null);
  const isInUse = useIsInUse();
  useEffect(() => {
    if (next === null || drawn >= total) return undefined;
    const grow = () => setDrawn(drawn + step);
    return isInUse ? soonIdle(grow) : whenNear(next, grow);
  }, [drawn, isInUse, next, step, total]);
  return { drawn: Math.min(drawn, total), nextRef: setNext };
}

const SIGNS_OF_USE = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const;
// Find-in-page and some screen readers fire none of these events: they get the whole list, too.
const IN_USE_AFTER_MS = 8000;

/** Whether the person has scrolled, pressed a key or pointer, or moved the focus. */
function useIsInUse(): boolean {
  const [isInUse, setIsInUse] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const stop = () => {
      listening.abort();
      clearTimeout(timeout);
    };
    const begin = () => {
      stop();
      setIsInUse(true);
    };
    const timeout = setTimeout(begin, IN_USE_AFTER_MS);
    const { signal } = listening;
    for (const sign of SIGNS_OF_USE) {
      window.addEventListener(sign, begin, { passive: true, signal });
    }
    return stop;
  }, []);
  return isInUse;
}

/** A busy page still gets its list, and Safari leaves room for input between two steps. */
const soonIdle = (callback: () => void) => whenIdle(callback, 300, 30);

const callbacks = new WeakMap<Element, () => void>();
// One for all items: an observer each would be slow with thousands.
let observer: IntersectionObserver | null = null;

/** Calls back when the element is within half a screen. Returns a function that cancels. */
function whenNear(element: Element, callback: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) callbacks.get(target)?.();
      }
    },
    { rootMargin: '50%' },
  );
  callbacks.set(element, callback);
  observer.observe(element);
  return () => observer?.unobserve(element);
}
