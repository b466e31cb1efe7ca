import { describe, expect, it } from 'vitest';
import { mailPreviews } from './mailPreviews.ts';
import { type MailFacts, writeMail } from './writeMail.ts';

const site = { brand: 'Camply', url: 'https://camply.example' };
const aMail = (facts: Partial<MailFacts> = {}) =>
  writeMail(
    {
      kind: 'asked',
      isFirst: false,
      words: { name: 'Moss & Marble', note: 'Which week?' },
      link: 'https://camply.example/my-listing#token=abc',
      stopLink: 'https://camply.example/my-listing#stop=def',
      code: null,
      ...facts,
    },
    site,
  );

const asFirst = (kind: MailFacts['kind']) => aMail({ kind, isFirst: true, words: {} });

it.each<[kind: MailFacts['kind'], first: string, later: string]>([
  ['received', 'We got your camp listing', 'We got Moss & Marble'],
  ['asked', 'A question about your camp listing', 'A question about Moss & Marble'],
  ['live', 'Your camp is listed', 'Moss & Marble is listed'],
  ['refused', 'About your camp listing', 'About Moss & Marble'],
  ['lost_link', 'A new link to your listings', 'A new link to your listings'],
  ['still_right', 'Is your camp still right?', 'Is your camp still right?'],
  ['claim', 'Is this your camp?', 'Is Moss & Marble your camp?'],
])('the subject of %s names the camp only to an address that has answered', (kind, one, other) => {
  expect(asFirst(kind).subject).toBe(one);
  expect(aMail({ kind }).subject).toBe(other);
});

it('the whole text of a first mail', () => {
  expect(asFirst('received').text)
    .toBe(`Somebody sent Camply a camp listing with this address. We’ll review it, then write to you again.

Yes, this is my address: https://camply.example/my-listing#token=abc

To change it, open the private link you saved. Lost it? We’ll email you a new one: https://camply.example/my-listing#lost

--
You get this because somebody put this address on a camp listing at Camply. If it isn’t yours, stop our emails: https://camply.example/my-listing#stop=def`);
});

it('the whole text of a later mail with a note', () => {
  expect(aMail().text)
    .toBe(`We read your listing and have a question. You can answer at the private link you saved.

“Which week?”

Yes, this is my address: https://camply.example/my-listing#token=abc

To change it, open the private link you saved. Lost it? We’ll email you a new one: https://camply.example/my-listing#lost

--
You get this because this address is on a camp listing at Camply. To stop our emails: https://camply.example/my-listing#stop=def`);
});

it('a mail that offers a camp says that its address is on the camp’s own page, since nobody put it on a listing', () => {
  for (const isFirst of [true, false]) {
    const { text } = aMail({ kind: 'claim', isFirst });
    expect(text).toContain('because this address is on the camp’s own page. To stop our emails:');
    expect(text).not.toContain('put this address');
  }
});

it('the whole text of a mail about a password, whose first address is the link', () => {
  const mail = aMail({ kind: 'recovery', words: {}, stopLink: null, code: '824435' });
  expect(mail.text)
    .toBe(`Somebody asked for a new password for this address. If that was you, open the link, or enter the code.

Choose a new password: https://camply.example/my-listing#token=abc

Code: 824435

Both work once, for 60 minutes. If it wasn’t you, you don’t have to do anything: opening this email changes nothing.`);
});

const toFamily = (kind: MailFacts['kind'], words: MailFacts['words']) =>
  aMail({ kind, words, link: 'https://camply.example/my-camps' });
const opening = (minutes: number | null, name: string | null = null) => ({ minutes, name });

it.each<[subject: string, openings: ReturnType<typeof opening>[]]>([
  ['A sign-up in your plan opens Tuesday at 9:00 am', [opening(540)]],
  ['A sign-up in your plan opens Tuesday at 12:30 pm', [opening(750)]],
  ['A sign-up in your plan opens Tuesday', [opening(null)]],
  ['Moss & Marble opens Tuesday at 9:00 am', [opening(540, 'Moss & Marble')]],
  ['2 sign-ups in your plan open Tuesday', [opening(540), opening(600)]],
  ['2 sign-ups in your plan open Tuesday', [opening(540, 'Moss'), opening(600, 'Pine')]],
])('the mail before a sign-up says %s', (subject, openings) => {
  expect(toFamily('opening', { opens_on: '2027-01-19', openings }).subject).toBe(subject);
});

it('the whole text of a mail before a sign-up', () => {
  expect(toFamily('opening', { opens_on: '2027-01-19', openings: [opening(540)] }).text)
    .toBe(`Sign-up opens Tuesday, January 19 at 9:00 am.

Open my plan: https://camply.example/my-camps

--
You get this because you asked for it in your settings. To stop our emails: https://camply.example/my-listing#stop=def`);
});

it('the mail before several sign-ups lists their times, with names only where the family wants them', () => {
  const first = (openings: ReturnType<typeof opening>[]) =>
    toFamily('opening', { opens_on: '2027-01-19', openings }).text.split('\n')[0];
  expect(first([opening(540), opening(null)])).toBe(
    'Sign-ups open Tuesday, January 19: one at 9:00 am, one with no time yet.',
  );
  expect(first([opening(540, 'Moss\r\nBcc: x'), opening(600, 'Pine')])).toBe(
    'Sign-ups open Tuesday, January 19: Moss Bcc: x at 9:00 am, Pine at 10:00 am.',
  );
});

it('the whole text of the weekly mail, which has no word of the plan', () => {
  expect(toFamily('weekly', {}).text)
    .toBe(`A quick look once a week: what’s still open, what’s booked, and what comes next.

Open my plan: https://camply.example/my-camps

--
You get this because you asked for it in your settings. To stop our emails: https://camply.example/my-listing#stop=def`);
});

it('the whole text of the mail after a season was paid', () => {
  expect(toFamily('pass', { until: '2027-08-31' }).text)
    .toBe(`Thank you! Your season is paid through August 31, 2027.

Use it on this device: https://camply.example/my-camps

The device you paid on already has the pass. To use it on another one, open the link there. It works on five devices.

--
You get this because somebody paid for a season of Camply with this address. To stop our emails: https://camply.example/my-listing#stop=def`);
});

describe('words from outside', () => {
  const CORPUS = [
    'Moss\r\nBcc: all@victims.example',
    'Moss\nContent-Type: text/html\n\n<h1>Hi',
    'Moss\u2028Subject: other\u2029x',
    'Moss\u0085next\u000bline\u000cfeed\u0000nul',
    'Moss\u202etxt.exe',
    '=?utf-8?B?SGVsbG8=?=',
    '"Moss" <a@b.example>, c@d.example',
    'x'.repeat(5000),
    '🙂'.repeat(300),
    '\ud800 half',
    '<img src=x onerror=alert(1)>&amp;',
  ];

  it.each(CORPUS)('%j stays on one line of the subject, and short', (name) => {
    const { subject } = aMail({ words: { name, note: null } });
    // oxlint-disable-next-line no-control-regex -- This is what must not be there.
    expect(subject).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e]/);
    expect(subject.length).toBeLessThanOrEqual(120);
    expect(subject.isWellFormed()).toBe(true);
  });

  it.each(CORPUS)('%j opens no tag of the HTML', (words) => {
    const { html } = aMail({ words: { name: words, note: words } });
    expect(
      html.match(/<\/?([a-z]+)/g)?.every((tag) => /^<\/?(?:div|p|a|b|blockquote)$/.test(tag)),
    ).toBe(true);
    expect(html).not.toContain('<img');
  });

  it('a mail has no picture, no script and no color of its own', () => {
    for (const { html } of mailPreviews(site))
      expect(html).not.toMatch(/<(?:img|script|style|link)|color|url\(/);
  });
});

describe('the previews of the desk', () => {
  it('every kind once as the first mail to an address, all but those of accounts once as a later one', () => {
    expect(
      mailPreviews(site).map(({ kind, isFirst }) => `${kind} ${isFirst ? 'first' : 'later'}`),
    ).toEqual([
      ...['received', 'asked', 'live', 'refused', 'lost_link', 'still_right', 'claim']
        .concat('opening', 'weekly', 'pass')
        .flatMap((kind) => [`${kind} first`, `${kind} later`]),
      'signup first',
      'recovery first',
      'magiclink first',
    ]);
  });

  it('no first mail has a word of the sample listing', () => {
    const first = mailPreviews(site).filter(({ isFirst }) => isFirst);
    expect(JSON.stringify(first)).not.toMatch(/Moss|Which week/);
  });
});
