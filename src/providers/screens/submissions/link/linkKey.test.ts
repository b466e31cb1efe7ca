import { describe, expect, it } from 'vitest';
import { mailToMe, privateLink, readKey, shownLink } from './linkKey.ts';

const key = {
  id: '0b1f6a52-8d0e-4a3b-9a41-2f6c1de0a001',
  secret: 'Zk9-_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
};

describe('the private link', () => {
  it('leads back to its key', () => {
    const link = privateLink('https://camply.example', key);
    expect(readKey(new URL(link).hash)).toEqual(key);
  });

  it('has nothing of it before the #: no server and no log gets it', () => {
    const { pathname, search, host } = new URL(privateLink('https://camply.example', key));
    expect(host + pathname + search).toBe('camply.example/my-listing');
  });

  it.each([
    ['nothing', ''],
    ['only an id', key.id],
    ['a secret cut off', `${key.id}.Zk9-`],
    ['an id cut off', `0b1f6a52.${key.secret}`],
    ['a script', '<script>alert(1)</script>'],
    ['a secret with other characters', `${key.id}.${key.secret.slice(0, 40)}"><b`],
  ])('%s is a bad link', (_, fragment) => {
    expect(readKey(`#${fragment}`)).toBeNull();
  });

  it('shown on a screen it opens nothing', () => {
    const shown = shownLink('https://camply.example', key);
    expect(shown).toBe('camply.example/my-listing#0b1f…');
    expect(shown).not.toContain(key.secret);
  });

  it('a letter keeps an email and a text within their places', () => {
    const link = mailToMe('a@b.example?bcc=c@d.example', 'Sub & ject', 'One\nTwo #3');
    expect(link).toBe(
      'mailto:a@b.example%3Fbcc%3Dc@d.example?subject=Sub%20%26%20ject&body=One%0ATwo%20%233',
    );
  });
});
