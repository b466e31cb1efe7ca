import { type Device, iosVersion, isInApp, isIos } from '#base/install/installWay.ts';
import { isInstalled } from '#base/install/isInstalled.ts';

export type DeviceWay = 'ready' | 'install' | 'inApp' | 'blocked' | 'unable';

/** iOS and iPadOS have Web Push since this version, for apps on the home screen. */
const PUSH_SINCE = 1604;

/** Whether alarms can ring in this window. `hasPush`: this browser has notifications and Web Push here. */
export function alarmWay(
  device: Device,
  permission: NotificationPermission,
  hasPush: boolean,
): DeviceWay {
  if (!isInstalled(device)) {
    if (isInApp(device)) return 'inApp';
    // In a tab an iPhone has no Web Push, whatever its browser.
    if (isIos(device)) return iosVersion(device.userAgent) < PUSH_SINCE ? 'unable' : 'install';
  }
  if (!hasPush) return 'unable';
  return permission === 'denied' ? 'blocked' : 'ready';
}
