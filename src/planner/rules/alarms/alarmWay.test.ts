import { expect, it } from 'vitest';
import type { Device } from '#base/install/installWay.ts';
import { alarmWay } from './alarmWay.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const SAFARI = 'Version/26.0 Mobile/15E148 Safari/604.1';
const OLD = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15';
const touch = { touchPoints: 5 };
const installed = { ...touch, displayMode: 'standalone', standalone: true };

const aDevice = (userAgent: string, fields: Partial<Device> = {}): Device => ({
  userAgent,
  touchPoints: 0,
  displayMode: 'browser',
  standalone: undefined,
  hasPrompt: false,
  ...fields,
});

it.each([
  ['Safari on an iPhone, in a tab', `${IPHONE} ${SAFARI}`, touch, false, 'install'],
  [
    'Chrome on an iPhone',
    `${IPHONE} CriOS/142.0 Mobile/15E148 Safari/604.1`,
    touch,
    false,
    'install',
  ],
  ['an iPhone’s home screen', `${IPHONE} Mobile/15E148`, installed, true, 'ready'],
  ['an iPad, which says it is a Mac', `${MAC} ${SAFARI}`, touch, false, 'install'],
  ['an iPad’s home screen', `${MAC} Mobile/15E148`, installed, true, 'ready'],
  [
    'an iPhone before iOS 16.4',
    `${OLD} Version/15.6 Mobile/15E148 Safari/604.1`,
    touch,
    false,
    'unable',
  ],
  ['its home screen', `${OLD} Mobile/15E148`, installed, false, 'unable'],
  ['Instagram on an iPhone', `${IPHONE} Mobile/15E148 Instagram 400.0`, touch, false, 'inApp'],
  [
    'Facebook on Android',
    `${ANDROID} Chrome/142.0 Mobile [FB_IAB/FB4A;FBAV/480]`,
    touch,
    true,
    'inApp',
  ],
  [
    'a web view on Android',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) Chrome/142.0',
    touch,
    true,
    'inApp',
  ],
  ['Chrome on Android', `${ANDROID} Chrome/142.0 Mobile Safari/537.36`, touch, true, 'ready'],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Firefox/145.0',
    touch,
    true,
    'ready',
  ],
  [
    'Samsung Internet',
    `${ANDROID} SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36`,
    touch,
    true,
    'ready',
  ],
  ['Safari on a Mac', `${MAC} Version/26.0 Safari/605.1.15`, {}, true, 'ready'],
  ['Chrome on Windows', `${WINDOWS} Chrome/142.0 Safari/537.36`, {}, true, 'ready'],
  [
    'Firefox on Windows',
    'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Firefox/145.0',
    {},
    true,
    'ready',
  ],
  [
    'Firefox in a private window',
    'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Firefox/145.0',
    {},
    false,
    'unable',
  ],
] as const)('on %s', (_name, userAgent, fields, hasPush, way) => {
  expect(alarmWay(aDevice(userAgent, fields), 'default', hasPush)).toBe(way);
});

it('is blocked where the browser was told no, and only where it could ring', () => {
  const chrome = aDevice(`${ANDROID} Chrome/142.0 Mobile Safari/537.36`, touch);
  expect(alarmWay(chrome, 'denied', true)).toBe('blocked');
  expect(alarmWay(chrome, 'granted', true)).toBe('ready');
  expect(alarmWay(aDevice(`${IPHONE} ${SAFARI}`, touch), 'denied', false)).toBe('install');
});
