import { isInstalled } from './isInstalled.ts';

/** What the browser reveals about itself and the window. */
export type Device = {
  userAgent: string;
  /** navigator.maxTouchPoints: an iPad calls itself a Macintosh, and no Macintosh has a touch screen. */
  touchPoints: number;
  /** The value of the media feature display-mode. */
  displayMode: string;
  /** navigator.standalone, which only Safari on iOS has: opened from the home screen. */
  standalone: boolean | undefined;
  /** Whether `beforeinstallprompt` has fired: a button of ours may open the prompt. */
  hasPrompt: boolean;
};

/**
 * How Camply gets onto this device. `prompt`: a button of ours opens the browser's own question. `iphone`, `ipad`: Safari's
 * share menu; `iosChrome`, `iosOther`: the share menu of another browser there. `dock`: Safari's File menu on a Mac.
 * `androidMenu`: the menu of Firefox. `inApp`: not here, this window belongs to another app. `none`: not at all, or it
 * is running installed already.
 */
export type InstallWay =
  | 'prompt'
  | 'iphone'
  | 'ipad'
  | 'iosChrome'
  | 'iosOther'
  | 'dock'
  | 'androidMenu'
  | 'inApp'
  | 'none';

const EMPTY = ['iphone', 'ipad', 'iosChrome', 'iosOther', 'dock'] as const satisfies InstallWay[];
/** Ways whose installed app has a storage of its own and starts empty. */
export type StartsEmpty = (typeof EMPTY)[number];
export const startsEmpty = (way: InstallWay): way is StartsEmpty =>
  EMPTY.some((empty) => empty === way);

// Facebook, Messenger, Instagram, TikTok, LinkedIn, the Google app, Snapchat, Pinterest, X, LINE, WeChat.
const OTHER_APPS =
  /FBAN|FBAV|FB_IAB|Instagram|musical_ly|BytedanceWebview|trill_|LinkedInApp|\bGSA\/|Snapchat|Pinterest\/|Twitter for|\bLine\/|MicroMessenger/;
const ANDROID_WEB_VIEW = /Android.*; wv\)/;
/** Other browsers on iOS may put pages on the home screen since this version. */
const SHARE_MENU_SINCE = 1604;
/** Safari on a Mac knows "Add to Dock" since this version. */
const DOCK_SINCE = 17;

export function installWay(device: Device): InstallWay {
  const { userAgent, hasPrompt } = device;
  if (isInstalled(device)) return 'none';
  if (isInApp(device)) return 'inApp';
  if (hasPrompt) return 'prompt';
  if (isIos(device)) return iosWay(userAgent);
  // Other browsers on Android send the prompt where they can install.
  if (/Android/.test(userAgent)) return /Firefox\//.test(userAgent) ? 'androidMenu' : 'none';
  return isDesktopSafari(userAgent) && safariVersion(userAgent) >= DOCK_SINCE ? 'dock' : 'none';
}

export const isIos = ({ userAgent, touchPoints }: Pick<Device, 'userAgent' | 'touchPoints'>) =>
  /iPhone|iPod|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);

/** Any browser on iOS names Safari; what shows pages inside of another app does not. */
export function isInApp(device: Pick<Device, 'userAgent' | 'touchPoints'>): boolean {
  const { userAgent } = device;
  if (OTHER_APPS.test(userAgent) || ANDROID_WEB_VIEW.test(userAgent)) return true;
  return isIos(device) && !/Safari\//.test(userAgent);
}

/** Whether it is an iOS browser other than Safari. */
export const isOtherIosBrowser = (userAgent: string): boolean =>
  /(?:CriOS|FxiOS|EdgiOS|OPT|OPiOS|Ddg|DuckDuckGo|YaBrowser|Brave)\//.test(userAgent);

function iosWay(userAgent: string): InstallWay {
  if (isOtherIosBrowser(userAgent)) {
    if (iosVersion(userAgent) < SHARE_MENU_SINCE) return 'none';
    return /CriOS\//.test(userAgent) ? 'iosChrome' : 'iosOther';
  }
  return /iPhone|iPod/.test(userAgent) ? 'iphone' : 'ipad';
}

/** 1604 for "CPU iPhone OS 16_4"; an iPad that calls itself a Macintosh does not tell, and is newer. */
export function iosVersion(userAgent: string): number {
  const [, major, minor] = /OS (\d+)_(\d+) like Mac/.exec(userAgent) ?? [];
  return major === undefined ? Infinity : Number(major) * 100 + Number(minor);
}

const isDesktopSafari = (userAgent: string) =>
  /Macintosh.*Version\/.*Safari\//.test(userAgent) && !/Chrom(?:e|ium)\//.test(userAgent);

const safariVersion = (userAgent: string) => Number(/Version\/(\d+)/.exec(userAgent)?.[1] ?? 0);
