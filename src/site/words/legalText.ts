/** A legal page: sections of paragraphs and lists, in this order. */
export type LegalText = {
  title: string;
  lead: string;
  sections: readonly {
    slug: string;
    heading: string;
    text: readonly string[];
    list?: readonly string[];
  }[];
};

/** The operator of the site, from its settings. */
export type Operator = { brand: string; company: string; email: string };

/** The last update of both legal pages: legalText.test.ts fails when their words change and it does not. */
export const legalUpdated = { iso: '2026-11-29', text: 'November 29, 2026' };
