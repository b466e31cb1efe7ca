/** What people call a device of this kind, to tell a family's devices apart. */
export function deviceName({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): string {
  if (/iPhone|iPod/.test(userAgent)) return 'iPhone';
  // An iPad says that it is a Mac.
  if (/iPad/.test(userAgent)) return 'iPad';
  if (/Macintosh/.test(userAgent)) return maxTouchPoints > 1 ? 'iPad' : 'Mac';
  if (/Android/.test(userAgent))
    return /Mobile/.test(userAgent) ? 'Android phone' : 'Android tablet';
  if (/CrOS/.test(userAgent)) return 'Chromebook';
  return /Windows/.test(userAgent) ? 'Windows computer' : 'Computer';
}
