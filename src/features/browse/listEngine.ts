import { allBreaks } from '#domain/allBreaks.ts';
import { rulesOf } from '#domain/breakRules.ts';
import { browse } from '#domain/browse.ts';
import { campsOf } from '#domain/campsOf.ts';
import { loosen } from '#domain/loosen.ts';
import type { Break, Season } from '#domain/season.ts';
import { busiestWeek } from './busiestWeek.ts';

/** One break's own rules, or for several each camp by those of its own. */
function rulesFor(breaks: readonly Break[], seasons: readonly Season[]) {
  const [only, another] = breaks;
  return only !== undefined && another === undefined ? rulesOf(only) : allBreaks(seasons);
}

/** All that is needed only once there are camps: fetched while the phone's storage is being opened. */
export const listEngine = { browse, loosen, rulesFor, campsOf, busiestWeek };
