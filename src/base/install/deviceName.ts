import { isIos } from './installWay.ts';

/** What people call a device of this kind, to tell a family's devices apart. */
export function deviceName({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): string {
  if (/iPhone|iPod/.test(userAgent)) return 'iPhone';
  if (isIos({ userAgent, touchPoints: maxTouchPoints })) return 'iPad';
  if (/Android/.test(userAgent))
    return /Mobile/.test(userAgent) ? 'Android phone' : 'Android tablet';
  if (/CrOS/.test(userAgent)) return 'Chromebook';
  if (/Macintosh/.test(userAgent)) return 'Mac';
  return /Windows/.test(userAgent) ? 'Windows computer' : 'Computer';
}
