import { describe, expect, it } from 'vitest';
import { alarmMessage, readAlarmMessage } from './alarmMessage.ts';

const site = 'https://camply.example';
const alarm = {
  title: 'Sign-up opens at 9:00',
  body: 'Rocket Pond: week of June 7.',
  path: '/my-camps?week=2026-06-07#alarms',
  tag: 'k3f9a',
};
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

describe('the message of an alarm', () => {
  it('is declarative Web Push, which a browser shows without a worker', () => {
    expect(JSON.parse(alarmMessage(alarm, site))).toEqual({
      web_push: 8030,
      notification: {
        title: 'Sign-up opens at 9:00',
        body: 'Rocket Pond: week of June 7.',
        navigate: 'https://camply.example/my-camps?week=2026-06-07#alarms',
        tag: 'k3f9a',
        lang: 'en-US',
      },
      mutable: true,
    });
  });

  it.each([
    ['letters', 'x'],
    ['letters of two bytes', 'é'],
    ['faces of four bytes', '🏕'],
    ['families of 25 bytes', '👨‍👩‍👧‍👦'],
    ['letters that JSON escapes', '"'],
  ])('of 400 %s is cut at a whole character, to at most 512 bytes', (_name, letter) => {
    const message = alarmMessage({ ...alarm, body: letter.repeat(400) }, site);
    expect(bytesOf(message)).toBeLessThanOrEqual(512);
    expect(bytesOf(message)).toBeGreaterThan(512 - 26);
    const shown = readAlarmMessage(message, site);
    expect(shown.body).toMatch(new RegExp(`^(?:${letter})+…$`, 'u'));
    expect(shown.title).toBe(alarm.title);
  });

  it('cuts the title only once the body is gone', () => {
    const shown = readAlarmMessage(alarmMessage({ ...alarm, title: '🏕'.repeat(300) }, site), site);
    expect(shown.body).toBe('');
    expect(shown.title).toMatch(/^🏕+…$/u);
    expect(shown.navigate).toBe(`${site}${alarm.path}`);
  });

  it('is never one whose address is too long', () => {
    expect(() => alarmMessage({ ...alarm, path: `/${'x'.repeat(512)}` }, site)).toThrow(RangeError);
  });
});

describe('what a phone shows', () => {
  it('is what the message says', () => {
    const { path, ...words } = alarm;
    expect(readAlarmMessage(alarmMessage(alarm, site), site)).toEqual({
      ...words,
      navigate: `${site}${path}`,
    });
  });

  it.each([
    null,
    '',
    'ping',
    'null',
    '7',
    '[]',
    '{}',
    '{"notification": null}',
    '{"notification": {"title": ""}}',
    '{"notification": {"title": {"a": 1}, "body": "B"}}',
  ])('for %j is visible all the same, and leads to the plan', (text) => {
    expect(readAlarmMessage(text, site)).toEqual({
      title: 'Something in your plan',
      body: '',
      navigate: `${site}/my-camps`,
      tag: 'plan',
    });
  });

  it.each([
    'https://evil.example/my-camps',
    'https://camply.example.evil.example/',
    'https://camply.example@evil.example/',
    'http://camply.example/my-camps',
    'https://camply.example:8443/',
    '//evil.example/',
    String.raw`\\evil.example`,
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://camply.example/1',
    '',
  ])('never leads to %s', (navigate) => {
    const message = JSON.stringify({ notification: { title: 'T', body: 'B', navigate } });
    const shown = readAlarmMessage(message, site);
    expect(shown.title).toBe('T');
    expect(new URL(shown.navigate).protocol).toBe('https:');
    expect(new URL(shown.navigate).host).toBe('camply.example');
  });
});
