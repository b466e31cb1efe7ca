/** What the header covers of the top, and the air under it (px): as tall as the browser's text makes it. */
export const topInset = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
