import type { Supply } from '#providers/rules/supply/supplyByWeek.ts';
import { supplyCopy as copy } from '#providers/words/supply.ts';

/** The camps that are in no week, so that nobody takes a small number for all there is. */
export function LeftOut({ undated, unplaced }: Pick<Supply, 'undated' | 'unplaced'>) {
  const said = [
    ...(undated > 0 ? [copy.undated(undated)] : []),
    ...(unplaced > 0 ? [copy.unplaced(unplaced)] : []),
  ].join(' ');
  return said !== '' && <p className="soft small">{said}</p>;
}
