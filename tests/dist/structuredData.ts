import * as v from 'valibot';

const url = v.pipe(v.string(), v.url(), v.startsWith('https://'));
const text = v.pipe(v.string(), v.trim(), v.minLength(2));
const day = v.pipe(v.string(), v.isoDate());
const reference = v.object({ '@id': url });

/** What schema.org defines and Google requires (developers.google.com/search/docs/appearance/structured-data). */
const schemas = {
  Organization: v.object({
    name: text,
    url,
    logo: url,
    email: v.pipe(v.string(), v.email()),
    sameAs: v.pipe(v.array(url), v.length(3)),
  }),
  WebSite: v.object({
    name: text,
    url,
    publisher: reference,
    potentialAction: v.object({
      '@type': v.literal('SearchAction'),
      target: v.object({
        '@type': v.literal('EntryPoint'),
        urlTemplate: v.pipe(v.string(), v.includes('{search_term_string}')),
      }),
      'query-input': v.literal('required name=search_term_string'),
    }),
  }),
  LocalBusiness: v.object({
    name: text,
    url,
    image: url,
    address: v.object({
      '@type': v.literal('PostalAddress'),
      addressLocality: text,
      addressRegion: v.pipe(v.string(), v.length(2)),
      addressCountry: v.literal('US'),
    }),
    areaServed: v.pipe(v.array(v.object({ name: text })), v.minLength(7)),
  }),
  FAQPage: v.object({
    url,
    mainEntity: v.pipe(
      v.array(
        v.object({
          '@type': v.literal('Question'),
          name: v.pipe(text, v.endsWith('?')),
          acceptedAnswer: v.object({
            '@type': v.literal('Answer'),
            text: v.pipe(v.string(), v.minLength(20)),
          }),
        }),
      ),
      v.length(6),
    ),
  }),
  BlogPosting: v.object({
    headline: v.pipe(text, v.maxLength(110)),
    description: text,
    image: url,
    datePublished: day,
    dateModified: day,
    author: v.object({ '@type': v.literal('Person'), name: text, url }),
    publisher: reference,
    mainEntityOfPage: url,
  }),
  BreadcrumbList: v.object({
    itemListElement: v.pipe(
      v.array(
        v.object({ '@type': v.literal('ListItem'), position: v.number(), name: text, item: url }),
      ),
      v.minLength(2),
      v.check((items) => items.every(({ position }, index) => position === index + 1), 'positions'),
    ),
  }),
  ChildrensEvent: v.object({
    '@type': v.tuple([v.literal('Event'), v.literal('ChildrensEvent')]),
    '@id': url,
    name: text,
    startDate: day,
    endDate: day,
    eventStatus: url,
    eventAttendanceMode: url,
    organizer: v.object({ '@type': v.literal('Organization'), name: text }),
    url,
  }),
  CollectionPage: v.object({ url, name: text, description: text, isPartOf: reference }),
  WebPage: v.object({ url, name: text, description: text, isPartOf: reference }),
};

type Kind = keyof typeof schemas;
const isKind = (name: string): name is Kind => Object.hasOwn(schemas, name);

const GraphSchema = v.object({
  '@context': v.literal('https://schema.org'),
  '@graph': v.array(v.looseObject({ '@type': v.union([v.string(), v.array(v.string())]) })),
});

/** The kinds of schemas a page's JSON-LD tells of; throws where one lacks what it must have. */
export function kindsIn(html: string): string[] {
  const block = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1];
  if (block === undefined) return [];
  return v.parse(GraphSchema, JSON.parse(block))['@graph'].map((item) => {
    // Of several types the last is the most specific.
    const kind = [item['@type']].flat().at(-1) ?? '';
    if (!isKind(kind)) throw new Error(`Unknown type ${kind}`);
    v.parse(schemas[kind], item);
    return kind;
  });
}
