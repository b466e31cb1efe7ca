import { isIos } from '#base/install/installWay.ts';
import type { ThisDevice } from '#planner/words/phoneAlarms.ts';

/** Where notifications are allowed, and what may keep them quiet. safari: on a Mac. */
export type AlarmDevice = 'ios' | 'android' | 'safari' | 'computer';

type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

export function alarmDevice({ userAgent, maxTouchPoints }: Browser): AlarmDevice {
  if (isIos({ userAgent, touchPoints: maxTouchPoints })) return 'ios';
  if (/Android/.test(userAgent)) return 'android';
  return /Macintosh/.test(userAgent) && !/Chrom(?:e|ium)\/|Firefox\//.test(userAgent)
    ? 'safari'
    : 'computer';
}

/** A tablet is no phone. */
export const thisDevice = ({ userAgent }: Pick<Browser, 'userAgent'>): ThisDevice =>
  /iPhone|iPod|Android.*Mobile/.test(userAgent) ? 'phone' : 'device';
