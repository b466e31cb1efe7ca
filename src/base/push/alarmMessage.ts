import { parsedUrl } from '../http/parsedUrl.ts';
import { parsedJson } from '../text/parsedJson.ts';
import { MAX_ALARM_BYTES } from './sealAlarm.ts';

/** `tag`: a later message with the same one takes the place of this. `path`: of this site, with search and hash. */
type Alarm = { title: string; body: string; path: string; tag: string };

/** What a phone shows. `navigate`: an absolute URL of this site. */
export type ShownAlarm = { title: string; body: string; navigate: string; tag: string };

/**
 * The declarative Web Push message of an alarm, which a browser shows with or without a service worker; mutable: where there is one, it
 * hears of it. What does not fit into
 * MAX_ALARM_BYTES is cut from the body, then from the title. Throws RangeError where the rest alone is too long.
 */
export function alarmMessage({ title, body, path, tag }: Alarm, siteUrl: string): string {
  const navigate = new URL(path, siteUrl).href;
  const messageOf = (shownTitle: string, shownBody: string) =>
    JSON.stringify({
      web_push: 8030,
      notification: { title: shownTitle, body: shownBody, navigate, tag, lang: 'en-US' },
      mutable: true,
    });
  const whole = messageOf(title, body);
  if (fits(whole)) return whole;
  for (const cut of cuts(body)) {
    const message = messageOf(title, cut);
    if (fits(message)) return message;
  }
  for (const cut of cuts(title)) {
    const message = messageOf(cut, '');
    if (fits(message)) return message;
  }
  throw new RangeError('an address or a tag that is too long');
}

const fits = (message: string) => new TextEncoder().encode(message).length <= MAX_ALARM_BYTES;

/** Ever shorter, at whole characters. */
function* cuts(text: string): Generator<string> {
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const letters = Array.from(
    graphemes.segment(text.slice(0, MAX_ALARM_BYTES)),
    ({ segment }) => segment,
  );
  for (let length = letters.length - 1; length > 0; length -= 1) {
    yield `${letters.slice(0, length).join('').trimEnd()}…`;
  }
}

/** Every push must be shown, or browsers end the subscription: what cannot be read is this. */
const FALLBACK = { title: 'Something in your plan', body: '', tag: 'plan' };

/** What to show for the text of a push, whatever it is. It leads to this site only. */
export function readAlarmMessage(text: string | null, origin: string): ShownAlarm {
  const home = `${origin}/my-camps`;
  const said = field(parsedJson(text), 'notification');
  const title = words(said, 'title');
  if (title === '') return { ...FALLBACK, navigate: home };
  const { href } = parsedUrl(words(said, 'navigate')) ?? { href: home };
  return {
    title,
    body: words(said, 'body'),
    tag: words(said, 'tag') || FALLBACK.tag,
    // Not its `origin`, which an address of blob: shares.
    navigate: href.startsWith(`${origin}/`) ? href : home,
  };
}

/** How a page or a worker shows it. */
export const notificationOptions = ({ body, tag, navigate }: ShownAlarm) => ({
  body,
  tag,
  lang: 'en-US',
  // No badge: Android draws its transparency only, and our icons have none to speak of.
  icon: '/icons/icon-192.png',
  timestamp: Date.now(),
  data: navigate,
});

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function words(value: unknown, name: string): string {
  const text = field(value, name);
  return typeof text === 'string' ? text : '';
}
