import { expect, test } from 'vitest';
import { LocalMail } from './LocalMail.ts';

const site = 'http://localhost:4173';
const verify = (type: string) => `${site}/auth/v1/verify?token=a%2Bb&type=${type}&redirect_to=x`;

test.each([
  ['signup', 'Confirm your email', null],
  ['recovery', 'Choose a new password', 'Code: 824435'],
  ['magiclink', 'Sign in to Camply', null],
])(
  'writes a mail of %s as a hosted project does, with a link that spends nothing',
  async (...row) => {
    const [type, subject, code] = row;
    const mail = new LocalMail(site);
    const text = `Some words: 824435\n\nOr follow this link: ${verify(type)}`;
    await mail.send({ to: 'ann@example.com', subject: 'other', html: '', text });
    const [sent] = mail.sent;
    expect(sent).toMatchObject({ to: 'ann@example.com', subject });
    expect(sent?.text).toContain(`${site}/#token_hash=a%2Bb&type=${type}`);
    expect(/Code: \d{6}/.exec(sent?.text ?? '')?.[0] ?? null).toBe(code);
    expect(sent?.text).not.toContain('/verify');
  },
);

test('keeps the last 50 mails', async () => {
  const mail = new LocalMail(site);
  const text = `1: ${verify('signup')}`;
  for (let count = 0; count < 51; count += 1)
    await mail.send({ to: `${count}@example.com`, subject: '', text });
  expect(mail.sent.map(({ to }) => to)).toHaveLength(50);
  expect(mail.sent[0]?.to).toBe('1@example.com');
});
