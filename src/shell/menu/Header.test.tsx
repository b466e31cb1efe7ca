import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Header } from './Header.tsx';
import { MobileMenu } from './MobileMenu.tsx';

/** The names of links and buttons, in the order in which they are read out. */
function controls(html: string): string[] {
  const found = html.matchAll(/<(?:a|button)\b([^>]*)>(.*?)<\/(?:a|button)>/gs);
  return [...found].map(([, attributes = '', content = '']) => {
    const label = /aria-label="([^"]*)"/.exec(attributes)?.[1];
    return (
      label ??
      content
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    );
  });
}

const nothing = () => undefined;
const account = { onLogOut: nothing };

it('a visitor gets breaks, About, Blog, More and the waitlist', () => {
  expect(controls(renderToStaticMarkup(<Header path="/" account={null} />)).slice(0, 9)).toEqual([
    'Camply',
    'Browse Camps',
    'About',
    'Blog',
    'More',
    'Favorites',
    'Switch between day and night colors',
    'Join Waitlist',
    'Open menu',
  ]);
});

it('a signed-in family gets its own pages instead', () => {
  const said = controls(renderToStaticMarkup(<Header path="/matches" account={account} />));
  expect(said.slice(0, 8)).toEqual([
    'Camply',
    'My Schedule',
    'Matches',
    'Favorites',
    'Switch between day and night colors',
    'My Profile',
    'Log Out',
    'Open menu',
  ]);
  expect(said).not.toContain('Join Waitlist');
});

it('in the menu of a phone Settings comes too', () => {
  const menu = (who: typeof account | null) =>
    controls(
      renderToStaticMarkup(<MobileMenu path="/" account={who} open onOpenChange={nothing} />),
    );
  expect(menu(account)).toEqual(
    expect.arrayContaining(['My Schedule', 'Matches', 'My Profile', 'Settings', 'Log Out']),
  );
  expect(menu(null)).toEqual(expect.arrayContaining(['About', 'Blog', 'FAQ', 'Join Waitlist']));
  expect(menu(null)).not.toContain('Settings');
});

it('says which page one is on', () => {
  const html = renderToStaticMarkup(<Header path="/matches" account={account} />);
  expect(/<a[^>]*aria-current="page"[^>]*>([^<]*)/.exec(html)?.[1]).toBe('Matches');
});
