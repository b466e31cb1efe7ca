import { execFileSync } from 'node:child_process';
import { atlantaDay } from '../../base/day/atlantaDay.ts';
import { isCalendarDay } from '../../base/day/calendar.ts';

/**
 * The moment a build belongs to: its commit. Two builds of one commit must be equal byte for byte,
 * or every deployment would make every phone fetch every page again.
 */
export function commitTime(): number {
  const epoch = Number(process.env.SOURCE_DATE_EPOCH);
  if (Number.isInteger(epoch) && epoch > 0) return epoch * 1000;
  try {
    const seconds = execFileSync('git', ['log', '-1', '--format=%ct'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(seconds.trim()) * 1000;
  } catch {
    // An unpacked archive has no history. Any fixed moment does.
    return Date.UTC(2026, 0, 1);
  }
}

/** The day that pages are made for: today in Atlanta, or CAMPLY_DAY (YYYY-MM-DD). */
export function buildDay(): string {
  const wanted = process.env.CAMPLY_DAY ?? '';
  if (wanted === '') return atlantaDay(Date.now());
  if (!isCalendarDay(wanted)) throw new Error(`CAMPLY_DAY=${wanted} is not a day like 2026-11-22`);
  return wanted;
}

/** Runs `work` while every clock reading gives `time` (milliseconds since 1970). */
export async function withFrozenClock<T>(time: number, work: () => Promise<T>): Promise<T> {
  const RealDate = globalThis.Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (_, args) => Reflect.construct(RealDate, args.length === 0 ? [time] : args),
    get: (target, name) => (name === 'now' ? () => time : Reflect.get(target, name)),
  });
  try {
    return await work();
  } finally {
    globalThis.Date = RealDate;
  }
}
