import { accountCopy } from '#account/words/account.ts';
import { nextPage } from '#camps/rules/share/nextPage.ts';

export type LoginSearch = { tab?: string; next?: string };

export type LoginAddress = {
  tab: 'signIn' | 'create';
  /** Where to go afterwards: a path of this site. */
  next: string;
};

/** The tab and page that the address requests. The prerendered page is the one of `{}`. */
export const readLoginAddress = ({ tab, next }: LoginSearch): LoginAddress => ({
  tab: tab === 'create' ? 'create' : 'signIn',
  next: nextPage(next),
});

/** The same again, without what needs no saying. */
export const writeLoginAddress = ({ tab, next }: LoginAddress): LoginSearch => ({
  ...(tab === 'create' && { tab }),
  ...(next !== '/' && { next }),
});

/** The name of the page that requires an account; null for other pages. */
export function requestedPageName(next: string): string | null {
  const { pages } = accountCopy.wanted;
  const [path = ''] = next.split('?');
  return isWanted(path, pages) ? pages[path] : null;
}

const isWanted = <Pages extends object>(name: PropertyKey, pages: Pages): name is keyof Pages =>
  Object.hasOwn(pages, name);
