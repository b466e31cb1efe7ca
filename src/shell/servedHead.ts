/** The tags of pageHead.ts, read from the <head> of a prerendered page. What stands before the title is in every page. */
export function servedHead() {
  return {
    meta: [{ title: document.title }, ...propsOf('title ~ meta')],
    links: propsOf('title ~ link:is([rel=canonical], [rel=alternate])'),
  };
}

const propsOf = (selector: string) =>
  Array.from(document.head.querySelectorAll(selector), ({ attributes }) =>
    Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value])),
  );
