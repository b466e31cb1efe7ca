import { linkOptions } from '@tanstack/react-router';

/**
 * The way from the weeks of a break to the days of one. `breakKey`: as in the address; `day`: YYYY-MM-DD, one of the week.
 * It is pushed, so that Back leads to the weeks again, and the page stays where it is scrolled to.
 */
export const linkToDays = (breakKey: string, day: string) =>
  linkOptions({
    to: '/my-camps',
    search: { break: breakKey, week: day, view: 'days' },
    resetScroll: false,
  });
