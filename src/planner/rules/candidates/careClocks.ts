/** All minutes of the day that a clock can mean. `isEnd`: 'until 6', 'to 6'. */
export type CareClock = { readings: number[]; isEnd: boolean };

const NOON = 12 * 60;
const AMOUNTS = /\$ ?[\d.,]*\d(?:[-–—]\d+(?!\d| ?[ap]m|:))?/g;

/** '8:00 am', 'until 6', each of '3-6'. */
export const CLOCK =
  /(\buntil|\btill?|\bto|\bthrough|\bfrom|\bat|\bby|[-–—])? ?(?<![\d:.])(\d{1,2})(?::(\d\d))? ?(am|pm)?(?![\d:.%]|[a-z])(?! ?(?:hours?|hrs?|min|minutes?|days?|weeks?|years?)\b)/g;

/** The clocks of a clause in lower case, in its order. */
export function clocksIn(clause: string): CareClock[] {
  const text = clause.replaceAll(AMOUNTS, '');
  return [...text.matchAll(CLOCK)].flatMap(
    ({ 0: whole, 1: word, 2: hourText, 3: rest, 4: half, index }) => {
      const [hour, minutes] = [Number(hourText), Number(rest ?? 0)];
      const isFirst = /^ ?(?:[-–—]|to\b)/.test(text.slice(index + whole.length));
      const isClock = isFirst || [word, rest, half].some((part) => part !== undefined);
      if (!isClock || hour > 23 || minutes > 59) return [];
      const isEnd = word !== undefined && !/from|at/.test(word);
      if (hour > 12 || hour === 0) return [{ readings: [hour * 60 + minutes], isEnd }];
      const morning = (hour % 12) * 60 + minutes;
      const readings = [morning, morning + NOON];
      return [
        { readings: half === undefined ? readings : [readings[half === 'am' ? 0 : 1] ?? 0], isEnd },
      ];
    },
  );
}
