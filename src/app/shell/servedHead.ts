/** The tags of pageHead.ts, read from the <head> of a prerendered page. What stands before the title is in every page. */
export function servedHead() {
  return {
    meta: [{ title: document.title }, ...propsOf('title~meta')],
    links: propsOf('[rel=canonical],[rel=alternate]'),
  };
}

const propsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ attributes }) =>
    Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
  );
