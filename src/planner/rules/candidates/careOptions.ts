import type { Camp } from '#camps/rules/camp/camp.ts';
import { type Hours, readHours } from '#camps/rules/text/hours.ts';
import type { Span } from '../coverage/span.ts';
import { type CareClock, clocksIn } from './careClocks.ts';
import { type CareMoney, moneyIn } from './careMoney.ts';

/** Care before or after a camp, as its listing names it. */
export type CareOption = CareMoney & { span: Span };

/** extended: at either end, by its times. both: 'before and after care'. */
type Kind = 'before' | 'after' | 'both' | 'extended';
type Item = { kind: Kind; clocks: CareClock[]; money: CareMoney | null };

/** A listing's words have at most 500 characters; longer texts are not read. */
const LONGEST = 600;
const EARLIEST = 5 * 60;
const LATEST = 21 * 60;

/**
 * Reads what a listing says about care: 'After-care until 5:30 pm, $15 a day', '9am-3pm (aftercare to 6pm)'. Times that
 * can be read in two ways, or leave a hole beside the camp's hours, are no option.
 */
export function careOptions({
  hours: hoursText,
  price,
  extendedCare,
}: Pick<Camp, 'hours' | 'price' | 'extendedCare'>): CareOption[] {
  const hours = readHours(hoursText);
  if (hours === 'unknown') return [];
  const prices = itemsIn(price, true);
  const found = [extendedCare, hoursText]
    .flatMap((text) => itemsIn(text, false))
    .flatMap((item) => optionsOf(item, hours));
  const atEnds = [before, after].flatMap(
    (isThere) => found.find((one) => isThere(one, hours)) ?? [],
  );
  return atEnds.map((option) => {
    if (option.cents !== null) return option;
    const kind = before(option, hours) ? 'before' : 'after';
    const priced = prices.find(
      (one) => one.kind === kind || (one.kind === 'extended' && atEnds.length === 1),
    );
    return { ...option, ...priced?.money };
  });
}

const before = ({ span }: CareOption, { from }: Hours) => span.to === from;
const after = ({ span }: CareOption, { to }: Hours) => span.from === to;

/** What means care, in words of one kind. */
const NAMES: readonly [RegExp, string][] = [
  [/\bbefore ?(?:and|&|\/|\+) ?after[- ]?(?:camp |school )?care\b/g, 'bothcare'],
  [
    /\bbefore[- ]?(?:camp |school )?care\b|\bearly[- ](?:drop[- ]?off|arrival|bird|care)\b|\bmorning care\b/g,
    'beforecare',
  ],
  [
    /\bafter[- ]?(?:camp |school )?care\b|\blate[- ](?:pick[- ]?up|stay|care)\b|\bafternoon care\b/g,
    'aftercare',
  ],
  [/\bextended[- ](?:care|day|hours)\b/g, 'extendedcare'],
];
const KIND = /\b(before|after|both|extended)care\b/;
const NOT = /\b(?:no|not|without|unavailable|full|sold out|waitlist)\b/;
const WEEKDAY = /\b(?:mon|tue|wed|thu|fri)/;
/** Clauses end at a sign or a word between them, but not within an amount, '$12+', '$15 or $20', or '5:30'. */
const CLAUSES =
  /,(?!\d{3}\b)|[()|&]|(?<!\$ ?[\d.]+)\+|\band\b|\bplus\b|\bwith\b|(?<!\$ ?[\d.]+ )\bor\b/;
/** A price text is not cut at parentheses: '$20/day (extended day)' is one price. */
const PRICES = /,(?!\d{3}\b)|[|+&;]|\band\b|\bplus\b|\bor\b/;
const SENTENCES = /[;\n]|\.(?!\d)/;

/** `isPrice`: only an amount beside the name of the care is its price, since others are the camp's. */
function itemsIn(text: string | null, isPrice: boolean): Item[] {
  if (text === null || text.length > LONGEST) return [];
  let words = text
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\b([ap])\. ?m\b\.?/g, '$1m')
    .replaceAll(/\b(?:12 ?)?noon\b/g, '12pm');
  for (const [name, word] of NAMES) words = words.replaceAll(name, word);
  const all: Item[] = [];
  for (const sentence of words.split(isPrice ? /\n/ : SENTENCES)) {
    let items: Item[] = [];
    for (const clause of sentence.split(isPrice ? PRICES : CLAUSES)) {
      const kind = kindOf(clause);
      const money = moneyIn(clause);
      if (kind !== null) {
        const isOffered = !NOT.test(clause) && !WEEKDAY.test(clause);
        if (isOffered) items.push({ kind, clocks: clocksIn(clause), money });
      } else if (!isPrice) {
        items = items.map((item, at) =>
          withMore(item, clause, money, items.length - at === 1, items),
        );
      }
    }
    all.push(...items);
  }
  return all;
}

const kindOf = (clause: string): Kind | null => {
  const [, name] = KIND.exec(clause) ?? [];
  return name === 'before' || name === 'after' || name === 'both' || name === 'extended'
    ? name
    : null;
};

/** A clause without a name of care continues the one before it: ', 7:45 am', ', $12 each'. */
function withMore(
  item: Item,
  clause: string,
  money: CareMoney | null,
  isLast: boolean,
  items: readonly Item[],
): Item {
  const clocks = isLast && item.clocks.length === 0 ? clocksIn(clause) : item.clocks;
  if (money === null || item.money !== null) return { ...item, clocks };
  const isShared = !/\beach\b/.test(clause) && items.filter((one) => one.money === null).length > 1;
  // '$12' after two kinds of care: for which?
  return { ...item, clocks, money: isShared ? { cents: null, per: null } : money };
}

/** The care that lies beside the camp's hours. */
function optionsOf({ kind, clocks, money }: Item, hours: Hours): CareOption[] {
  const read = clocks.map(({ readings, isEnd }) => ({
    isEnd,
    early: readings.find((at) => at >= EARLIEST && at < hours.from),
    late: readings.find((at) => at > hours.to && at <= LATEST),
    isEdge: readings.some((at) => at === hours.from || at === hours.to),
  }));
  const known = money ?? { cents: null, per: null };
  const outer = read.filter(({ isEdge }) => !isEdge);
  if (kind === 'both' || (kind === 'extended' && outer.length === 2)) {
    const [from, to] = [outer[0]?.early, outer[1]?.late];
    if (outer.length !== 2 || from === undefined || to === undefined) return [];
    // One price for both is not the price of one.
    const each = known.cents === 0 ? known : { cents: null, per: null };
    return [
      { span: { from, to: hours.from }, ...each },
      { span: { from: hours.to, to }, ...each },
    ];
  }
  const [one, another] = outer;
  if (one === undefined || another !== undefined) return [];
  const { early, late, isEnd } = one;
  const isLate = kind === 'after' || (kind === 'extended' && (isEnd || early === undefined));
  if (kind === 'extended' && !isEnd && early !== undefined && late !== undefined) return [];
  if (isLate) return late === undefined ? [] : [{ span: { from: hours.to, to: late }, ...known }];
  return early === undefined ? [] : [{ span: { from: early, to: hours.from }, ...known }];
}
