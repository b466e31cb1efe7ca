import { type Device, isInApp, isIos, isOtherIosBrowser } from '#base/install/installWay.ts';
import { isInstalled } from '#base/install/isInstalled.ts';

export type HandOverDevice = Omit<Device, 'hasPrompt'> & {
  isOnline: boolean;
  /** The result of navigator.canShare for the file. */
  canShareFile: boolean;
};

/**
 * How a calendar file that was made here gets into a calendar. `desktopFile`: a download that a calendar program opens.
 * `safariFile`: a download whose tap offers "Add All". `iosFile`: other browsers there may only keep it. `shareSheet`: to
 * Files or Mail, Calendar is not on it. `googleLinks`: a filled-in form for each event. `singleFiles`: a download for each
 * event, as calendars on Android take a file's first event only. `otherBrowser`: not from this window of another app.
 * `whenOnline`: not now.
 */
export type HandOverWay =
  | 'desktopFile'
  | 'safariFile'
  | 'iosFile'
  | 'shareSheet'
  | 'googleLinks'
  | 'singleFiles'
  | 'otherBrowser'
  | 'whenOnline';

/** Ways that give one file with all events. */
const WHOLE: ReadonlySet<HandOverWay> = new Set([
  'desktopFile',
  'safariFile',
  'iosFile',
  'shareSheet',
]);

export const isWholeFile = (way: HandOverWay): boolean => WHOLE.has(way);

export function handOverWay(device: HandOverDevice): HandOverWay {
  const { userAgent, isOnline, canShareFile } = device;
  if (isIos(device) && isInstalled(device)) {
    // An app installed there has no downloads: a link to a file does nothing.
    if (canShareFile) return 'shareSheet';
    return isOnline ? 'googleLinks' : 'whenOnline';
  }
  if (isInApp(device)) return 'otherBrowser';
  if (isIos(device)) return isOtherIosBrowser(userAgent) ? 'iosFile' : 'safariFile';
  if (/Android/.test(userAgent)) return isOnline ? 'googleLinks' : 'singleFiles';
  return 'desktopFile';
}
