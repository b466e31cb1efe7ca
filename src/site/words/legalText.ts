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

/** The last update of both legal pages. */
export const legalUpdated = { iso: '2025-09-08', text: 'September 8, 2025' };
