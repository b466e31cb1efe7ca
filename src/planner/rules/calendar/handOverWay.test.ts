import { expect, test } from 'vitest';
import { type HandOverDevice, handOverWay } from './handOverWay.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';
const agents = {
  safari: `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`,
  chromeOnIphone: `${IPHONE} CriOS/140.0.7339.101 Mobile/15E148 Safari/604.1`,
  firefoxOnIphone: `${IPHONE} FxiOS/142.0 Mobile/15E148 Safari/605.1.15`,
  homeScreen: `${IPHONE} Mobile/15E148`,
  instagram: `${IPHONE} Mobile/15E148 Instagram 396.0.0.26.241 (iPhone15,2; iOS 18_5; en_US)`,
  chromeOnAndroid: `${PIXEL} Chrome/140.0.0.0 Mobile Safari/537.36`,
  firefoxOnAndroid: 'Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

const way = (agent: keyof typeof agents, more: Partial<HandOverDevice> = {}) =>
  handOverWay({
    userAgent: agents[agent],
    touchPoints: /iPhone|Android/.test(agents[agent]) ? 5 : 0,
    displayMode: 'browser',
    standalone: undefined,
    isOnline: true,
    canShareFile: false,
    ...more,
  });

test('downloads a file in a browser', () => {
  expect(way('safari', { standalone: false })).toBe('safariFile');
  expect(way('chromeOnIphone')).toBe('iosFile');
  expect(way('firefoxOnIphone')).toBe('iosFile');
  expect(way('windows')).toBe('desktopFile');
  expect(way('mac')).toBe('desktopFile');
  // An iPad calls itself a Macintosh.
  expect(way('mac', { touchPoints: 5 })).toBe('safariFile');
});

test('needs no network for a file made on the phone', () => {
  expect(way('safari', { isOnline: false })).toBe('safariFile');
  expect(way('windows', { isOnline: false })).toBe('desktopFile');
});

test('uses no download in an iOS home-screen app', () => {
  const installed = { standalone: true, displayMode: 'standalone' };
  for (const isOnline of [true, false]) {
    expect(way('homeScreen', { ...installed, isOnline, canShareFile: true })).toBe('shareSheet');
  }
  expect(way('homeScreen', installed)).toBe('googleLinks');
  expect(way('homeScreen', { ...installed, isOnline: false })).toBe('whenOnline');
});

test('hands over one event at a time on Android', () => {
  expect(way('chromeOnAndroid', { canShareFile: true })).toBe('googleLinks');
  expect(way('chromeOnAndroid', { displayMode: 'standalone' })).toBe('googleLinks');
  expect(way('firefoxOnAndroid', { isOnline: false })).toBe('singleFiles');
});

test("hands nothing over in another app's window", () => {
  expect(way('instagram', { canShareFile: true })).toBe('otherBrowser');
});

test('treats an app installed on a computer as a browser', () => {
  expect(way('windows', { displayMode: 'standalone', canShareFile: true })).toBe('desktopFile');
});
