// A provider's own list of camps, which changes from week to week, as four kinds of systems publish it.
import { addDays, dayRange } from '#base/day/calendar.ts';
import type { Seeded } from '#tests/fixtures/seeded.ts';
import type { SourceKind } from '../../../supabase/functions/read-sources/SourceQueue.ts';

type ModelCamp = { name: string; week: number; price: number; seats: number; isThere: boolean };
/** What the source says of one camp, as the directory has it. */
type Truth = { dates: string; price: string; seats: string };

const KINDS = ['jsonld', 'csv', 'ical', 'amilia'] as const satisfies SourceKind[];
const FIRST_MONDAY = '2027-06-07';
const WEEKS = 11;

export type Fault = 'none' | 'error' | 'cut' | 'sign-in' | 'empty' | 'robots';

const seatWord = (left: number) => (left === 0 ? 'full' : left <= 5 ? 'few' : 'open');

export class ModelSource {
  readonly id: string;
  readonly kind: (typeof KINDS)[number];
  readonly url: string;
  fault: Fault = 'none';
  /** By day, and name of the camp. */
  readonly truths = new Map<string, Map<string, Truth>>();
  readonly #random: Seeded;
  readonly #camps: ModelCamp[] = [];
  #made = 0;

  constructor(story: string, at: number, random: Seeded) {
    this.id = `${story}-${at}`;
    this.kind = KINDS[at % KINDS.length] ?? 'csv';
    this.url = `http://${this.id}.example/feed`;
    this.#random = random;
    for (let count = 2 + random.below(5); count > 0; count -= 1) this.#add();
  }

  #add(): void {
    this.#made += 1;
    // Letters: a number at the end would be a week of a series.
    const name = `Camp ${this.id} ${String.fromCharCode(65 + (this.#made % 26), 65 + (Math.floor(this.#made / 26) % 26))} of Clay`;
    this.#camps.push({
      name,
      week: this.#random.below(WEEKS),
      price: 100 + 10 * this.#random.below(30),
      seats: this.#random.below(20),
      isThere: true,
    });
  }

  /** What happens in a week: dates move, prices rise, camps come, go and come back, and get another name. */
  edit(): void {
    const random = this.#random;
    for (const camp of this.#camps) {
      if (random.chance(0.06)) camp.week = random.below(WEEKS);
      if (random.chance(0.06)) camp.price += 10;
      if (random.chance(0.3)) camp.seats = random.below(20);
      if (random.chance(camp.isThere ? 0.04 : 0.2)) camp.isThere = !camp.isThere;
    }
    if (random.chance(0.08) && this.#made < 20) this.#add();
    const gone = this.#camps.findIndex(({ isThere }) => isThere);
    if (random.chance(0.02) && gone !== -1) {
      this.#camps.splice(gone, 1);
      this.#add();
    }
    if (!this.#camps.some(({ isThere }) => isThere)) this.#add();
    this.fault = random.chance(0.75)
      ? 'none'
      : random.pick(['error', 'cut', 'sign-in', 'empty', 'robots'] as const);
  }

  present(): ModelCamp[] {
    return this.#camps.filter(({ isThere }) => isThere);
  }

  /** Remembers what is true on a day. */
  remember(day: string): void {
    this.truths.set(day, new Map(this.present().map((camp) => [camp.name, this.#truthOf(camp)])));
  }

  #truthOf({ week, price, seats }: ModelCamp): Truth {
    const [from, to] = this.#daysOf(week);
    const isSheet = this.kind === 'csv';
    const dates = isSheet ? `${from} to ${to}` : dayRange(from, to);
    return {
      dates,
      price: this.kind === 'ical' ? '' : `$${price}`,
      seats: this.kind === 'ical' ? '' : seatWord(seats),
    };
  }

  #daysOf(week: number): [string, string] {
    const from = addDays(FIRST_MONDAY, 7 * week);
    return [from, addDays(from, 4)];
  }

  /** What the site sends. */
  body(): { text: string; type: string } {
    const camps = this.present().map(({ week, ...camp }) => ({
      ...camp,
      days: this.#daysOf(week),
    }));
    if (this.fault === 'empty') return this.#write([]);
    return this.#write(camps);
  }

  #write(camps: { name: string; price: number; seats: number; days: [string, string] }[]): {
    text: string;
    type: string;
  } {
    switch (this.kind) {
      case 'csv': {
        const rows = camps.map(
          ({ name, price, seats, days }) => `${name},${days[0]} to ${days[1]},$${price},${seats}`,
        );
        return { type: 'text/csv', text: ['Camp,Dates,Price,Spots left', ...rows, ''].join('\n') };
      }
      case 'amilia': {
        const list = camps.map(({ name, price, seats, days }) => ({
          Name: name,
          Price: price,
          SpotsRemaining: seats,
          StartDate: days[0],
          EndDate: days[1],
        }));
        return { type: 'application/json', text: JSON.stringify(list) };
      }
      case 'ical': {
        const events = camps.map(
          ({ name, days }) =>
            `BEGIN:VEVENT\r\nUID:${name}\r\nSUMMARY:${name}\r\nDTSTART;VALUE=DATE:${days[0].replaceAll('-', '')}\r\nDTEND;VALUE=DATE:${addDays(days[1], 1).replaceAll('-', '')}\r\nEND:VEVENT\r\n`,
        );
        return {
          type: 'text/calendar',
          text: `BEGIN:VCALENDAR\r\n${events.join('')}END:VCALENDAR\r\n`,
        };
      }
      default: {
        const events = camps.map(({ name, price, seats, days }) => {
          const availability = { full: 'SoldOut', few: 'LimitedAvailability', open: 'InStock' }[
            seatWord(seats)
          ];
          const event = {
            '@type': 'Event',
            name,
            startDate: days[0],
            endDate: days[1],
            offers: { price, priceCurrency: 'USD', availability },
          };
          return `<script type="application/ld+json">${JSON.stringify(event)}</script>`;
        });
        return {
          type: 'text/html',
          text: `<html><head>${events.join('\n')}</head><body>Camps</body></html>`,
        };
      }
    }
  }
}
