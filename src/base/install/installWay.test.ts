import { describe, expect, it, test } from 'vitest';
import { type Device, installWay, startsEmpty } from './installWay.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const GECKO = '(KHTML, like Gecko)';
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9';

const agents = {
  safariOnIphone: `${IPHONE} ${GECKO} Version/18.5 Mobile/15E148 Safari/604.1`,
  safari26OnIphone: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 ${GECKO} Version/26.0 Mobile/15E148 Safari/604.1`,
  safariOnIpad: `${IPAD} ${GECKO} Version/18.5 Mobile/15E148 Safari/604.1`,
  // iPadOS asks for desktop pages unless it is told otherwise.
  safariOnIpadAsMac: `${MAC} ${GECKO} Version/18.5 Safari/605.1.15`,
  chromeOnIphone: `${IPHONE} ${GECKO} CriOS/140.0.7339.101 Mobile/15E148 Safari/604.1`,
  chromeOnIpadAsMac: `${MAC} ${GECKO} CriOS/140 Version/11.1.1 Safari/605.1.15`,
  firefoxOnIphone: `${IPHONE} ${GECKO} FxiOS/142.0 Mobile/15E148 Safari/605.1.15`,
  edgeOnIphone: `${IPHONE} ${GECKO} Version/18.0 EdgiOS/139.0.3405.86 Mobile/15E148 Safari/605.1.15`,
  chromeOnIos16_3: `Mozilla/5.0 (iPhone; CPU iPhone OS 16_3 like Mac OS X) AppleWebKit/605.1.15 ${GECKO} CriOS/110.0.5481.83 Mobile/15E148 Safari/604.1`,
  chromeOnIos16_4: `Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 ${GECKO} CriOS/112.0.5615.46 Mobile/15E148 Safari/604.1`,
  homeScreenOfIphone: `${IPHONE} ${GECKO} Mobile/15E148`,

  chromeOnAndroid: `${PIXEL}) AppleWebKit/537.36 ${GECKO} Chrome/140.0.0.0 Mobile Safari/537.36`,
  samsung: `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S921B) AppleWebKit/537.36 ${GECKO} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  firefoxOnAndroid: 'Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0',

  chromeOnWindows: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${GECKO} Chrome/140.0.0.0 Safari/537.36`,
  edgeOnWindows: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${GECKO} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
  chromeOnMac: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 ${GECKO} Chrome/140.0.0.0 Safari/537.36`,
  firefoxOnMac:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0',
  firefoxOnWindows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0',
  safari17OnMac: `${MAC} ${GECKO} Version/17.6 Safari/605.1.15`,
  safari16OnMac: `${MAC} ${GECKO} Version/16.6 Safari/605.1.15`,

  facebookOnIphone: `${IPHONE} ${GECKO} Mobile/15E148 [FBAN/FBIOS;FBAV/529.0.0.35.70;FBBV/779;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/18.5]`,
  facebookOnAndroid: `${PIXEL} Build/BP1A; wv) AppleWebKit/537.36 ${GECKO} Version/4.0 Chrome/140.0.7339.51 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/528.0.0.59.77;]`,
  instagramOnIphone: `${IPHONE} ${GECKO} Mobile/15E148 Instagram 396.0.0.26.241 (iPhone15,2; iOS 18_5; en_US; en; scale=3.00)`,
  instagramOnAndroid: `${PIXEL} Build/BP1A; wv) AppleWebKit/537.36 ${GECKO} Version/4.0 Chrome/140.0.7339.51 Mobile Safari/537.36 Instagram 396.0.0.46.242 Android`,
  tiktokOnIphone: `${IPHONE} ${GECKO} Mobile/15E148 musical_ly_41.2.0 BytedanceWebview/d8a21c6 Safari/604.1`,
  tiktokOnAndroid: `${PIXEL} Build/BP1A; wv) AppleWebKit/537.36 ${GECKO} Version/4.0 Chrome/140.0.7339.51 Mobile Safari/537.36 trill_410200 BytedanceWebview/d8a21c6`,
  linkedInOnIphone: `${IPHONE} ${GECKO} Mobile/15E148 [LinkedInApp]/9.31.1234`,
  linkedInOnAndroid: `${PIXEL} Build/BP1A; wv) AppleWebKit/537.36 ${GECKO} Version/4.0 Chrome/140.0.7339.51 Mobile Safari/537.36 [LinkedInApp]/4.1.1050`,
  googleAppOnIphone: `${IPHONE} ${GECKO} GSA/383.0.797833943 Mobile/15E148 Safari/604.1`,
  // It shows pages in a view of iOS and does not name itself.
  gmailOnIphone: `${IPHONE} ${GECKO} Mobile/15E148`,
  googleAppOnAndroid: `${PIXEL} Build/BP1A; wv) AppleWebKit/537.36 ${GECKO} Version/4.0 Chrome/140.0.7339.51 Mobile Safari/537.36 GSA/16.33.41`,
};
type Agent = keyof typeof agents;

const device = (agent: Agent, more: Partial<Device> = {}): Device => ({
  userAgent: agents[agent],
  touchPoints: /iPhone|iPad|Android/.test(agents[agent]) ? 5 : 0,
  displayMode: 'browser',
  standalone: undefined,
  hasPrompt: false,
  ...more,
});

describe('the way to install', () => {
  test.each<[Agent, string]>([
    ['safariOnIphone', 'iphone'],
    ['safari26OnIphone', 'iphone'],
    ['safariOnIpad', 'ipad'],
    ['chromeOnIphone', 'iosChrome'],
    ['firefoxOnIphone', 'iosOther'],
    ['edgeOnIphone', 'iosOther'],
    ['chromeOnIos16_4', 'iosChrome'],
    ['chromeOnIos16_3', 'none'],
    ['chromeOnAndroid', 'none'],
    ['samsung', 'none'],
    ['firefoxOnAndroid', 'androidMenu'],
    ['chromeOnWindows', 'none'],
    ['firefoxOnMac', 'none'],
    ['firefoxOnWindows', 'none'],
    ['safari17OnMac', 'dock'],
    ['safari16OnMac', 'none'],
    ['facebookOnIphone', 'inApp'],
    ['facebookOnAndroid', 'inApp'],
    ['instagramOnIphone', 'inApp'],
    ['instagramOnAndroid', 'inApp'],
    ['tiktokOnIphone', 'inApp'],
    ['tiktokOnAndroid', 'inApp'],
    ['linkedInOnIphone', 'inApp'],
    ['linkedInOnAndroid', 'inApp'],
    ['googleAppOnIphone', 'inApp'],
    ['googleAppOnAndroid', 'inApp'],
    ['gmailOnIphone', 'inApp'],
  ])('of %s is %s', (agent, way) => {
    expect(installWay(device(agent))).toBe(way);
  });

  test.each<[Agent, string]>([
    ['safariOnIpadAsMac', 'ipad'],
    ['chromeOnIpadAsMac', 'iosChrome'],
  ])('of an iPad that calls itself a Macintosh is told by its touch screen: %s', (agent, way) => {
    expect(installWay(device(agent, { touchPoints: 5 }))).toBe(way);
  });

  test.each<Agent>([
    'chromeOnAndroid',
    'samsung',
    'chromeOnWindows',
    'edgeOnWindows',
    'chromeOnMac',
  ])('of %s is its own prompt, once it sends one', (agent) => {
    expect(installWay(device(agent))).toBe('none');
    expect(installWay(device(agent, { hasPrompt: true }))).toBe('prompt');
  });

  test.each<[Agent, Partial<Device>]>([
    // Without the name of Safari it looks like another app's window.
    ['homeScreenOfIphone', { standalone: true, displayMode: 'standalone' }],
    ['homeScreenOfIphone', { standalone: true }],
    ['chromeOnAndroid', { displayMode: 'standalone', hasPrompt: true }],
    ['chromeOnWindows', { displayMode: 'window-controls-overlay' }],
    ['edgeOnWindows', { displayMode: 'minimal-ui' }],
    ['safari17OnMac', { displayMode: 'standalone' }],
  ])('is none where the app runs installed: %s %o', (agent, more) => {
    expect(installWay(device(agent, more))).toBe('none');
  });

  it('does not treat a full-screen tab as installed', () => {
    const way = installWay(
      device('chromeOnWindows', { displayMode: 'fullscreen', hasPrompt: true }),
    );
    expect(way).toBe('prompt');
  });

  it('does not treat a plain Safari tab on iOS as installed', () => {
    expect(installWay(device('safariOnIphone', { standalone: false }))).toBe('iphone');
  });
});

it('starts the installed app empty on Safari and with shared storage elsewhere', () => {
  expect((['iphone', 'ipad', 'iosChrome', 'iosOther', 'dock'] as const).every(startsEmpty)).toBe(
    true,
  );
  expect((['prompt', 'androidMenu', 'inApp', 'none'] as const).some(startsEmpty)).toBe(false);
});
