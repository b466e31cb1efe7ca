import * as v from 'valibot';

const url = v.pipe(v.string(), v.url(), v.startsWith('https://'));
const words = v.pipe(v.string(), v.trim(), v.minLength(2));
const day = v.pipe(v.string(), v.isoDate());
const reference = v.object({ '@id': url });

/** What schema.org names and Google asks for (developers.google.com/search/docs/appearance/structured-data). */
const things = {
  Organization: v.object({
    name: words,
    url,
    logo: url,
    email: v.pipe(v.string(), v.email()),
    sameAs: v.pipe(v.array(url), v.length(3)),
  }),
  WebSite: v.object({
    name: words,
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
    name: words,
    url,
    image: url,
    address: v.object({
      '@type': v.literal('PostalAddress'),
      addressLocality: words,
      addressRegion: v.pipe(v.string(), v.length(2)),
      addressCountry: v.literal('US'),
    }),
    areaServed: v.pipe(v.array(v.object({ name: words })), v.minLength(7)),
  }),
  FAQPage: v.object({
    url,
    mainEntity: v.pipe(
      v.array(
        v.object({
          '@type': v.literal('Question'),
          name: v.pipe(words, v.endsWith('?')),
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
    headline: v.pipe(words, v.maxLength(110)),
    description: words,
    image: url,
    datePublished: day,
    dateModified: day,
    author: v.object({ '@type': v.literal('Person'), name: words, url }),
    publisher: reference,
    mainEntityOfPage: url,
  }),
  BreadcrumbList: v.object({
    itemListElement: v.pipe(
      v.array(
        v.object({ '@type': v.literal('ListItem'), position: v.number(), name: words, item: url }),
      ),
      v.minLength(2),
      v.check((items) => items.every(({ position }, index) => position === index + 1), 'positions'),
    ),
  }),
  ChildrensEvent: v.object({
    '@type': v.tuple([v.literal('Event'), v.literal('ChildrensEvent')]),
    '@id': url,
    name: words,
    startDate: day,
    endDate: day,
    eventStatus: url,
    eventAttendanceMode: url,
    organizer: v.object({ '@type': v.literal('Organization'), name: words }),
    url,
  }),
  CollectionPage: v.object({ url, name: words, description: words, isPartOf: reference }),
  WebPage: v.object({ url, name: words, description: words, isPartOf: reference }),
};

type Kind = keyof typeof things;
const isKind = (name: string): name is Kind => Object.hasOwn(things, name);

const GraphSchema = v.object({
  '@context': v.literal('https://schema.org'),
  '@graph': v.array(v.looseObject({ '@type': v.union([v.string(), v.array(v.string())]) })),
});

/** The kinds of things a page's JSON-LD tells of; throws where one lacks what it must have. */
export function kindsIn(html: string): string[] {
  const block = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1];
  if (block === undefined) return [];
  return v.parse(GraphSchema, JSON.parse(block))['@graph'].map((thing) => {
    // Of several kinds the last is the closest.
    const kind = [thing['@type']].flat().at(-1) ?? '';
    if (!isKind(kind)) throw new Error(`Nobody knows a ${kind}`);
    v.parse(things[kind], thing);
    return kind;
  });
}
