// What a page says, by a parser that bends for every page, and never by patterns over its tags.
import { Parser } from 'htmlparser2';
import { cleaned } from '../../../src/base/text/cleaned.ts';

/** Elements whose words nobody reads as the page's own. */
const SILENT = new Set('script style template noscript svg iframe object select head'.split(' '));
/** The frame of a site, the same on every page. */
const FRAME = new Set('nav footer header aside form'.split(' '));
const LINES =
  'p div section article main li ul ol tr table h1 h2 h3 h4 h5 h6 br dt dd blockquote pre hr caption';
const BLOCKS = new Set(LINES.split(' '));
/** Words that change with every visit: when a page was made, and how many have seen it. */
const CHANGING =
  /^.*\b(?:last (?:updated|modified|reviewed)|updated on|page views?|visitors?|views? today|copyright|©).*$/gim;

/** More is no page that a person reads. */
export const MOST_LETTERS = 200_000;

type PageWords = {
  /** JSON-LD, one text a script. */
  data: string[];
  /** What a reader sees of its middle, a line a block. */
  text: string;
  title: string;
  headings: string[];
  asksPassword: boolean;
};

/** Never throws. Takes time that grows with the length only. */
export function readPage(html: string): PageWords {
  const page: PageWords = { data: [], text: '', title: '', headings: [], asksPassword: false };
  const pieces: string[] = [];
  /** Depth of elements that are not heard: opened and not yet closed. */
  let silent = 0;
  let script: string | null = null;
  let isTitle = false;
  let heading: string | null = null;
  const parser = new Parser({
    onopentag(name, { type = '' }) {
      if (SILENT.has(name) || FRAME.has(name)) silent += 1;
      if (BLOCKS.has(name)) pieces.push('\n');
      // Cells of a row stay on its line.
      if (name === 'td' || name === 'th') pieces.push(' ');
      if (name === 'script' && /^application\/ld\+json/i.test(type.trim())) script = '';
      if (name === 'title') isTitle = true;
      if (name === 'h1') heading = '';
      if (name === 'input' && type.toLowerCase() === 'password') page.asksPassword = true;
    },
    ontext(words) {
      if (script !== null) script += words;
      else if (isTitle) page.title += words;
      else if (silent === 0) pieces.push(words.replaceAll(/\s+/g, ' '));
      if (heading !== null) heading += words;
    },
    onclosetag(name) {
      if (SILENT.has(name) || FRAME.has(name)) silent -= 1;
      if (BLOCKS.has(name)) pieces.push('\n');
      if (name === 'script' && script !== null) page.data.push(script);
      if (name === 'script') script = null;
      if (name === 'title') isTitle = false;
      if (name === 'h1' && heading !== null) page.headings.push(cleaned(heading));
      if (name === 'h1') heading = null;
    },
  });
  parser.end(html);
  page.title = cleaned(page.title);
  page.text = linesOf(pieces.join('').slice(0, MOST_LETTERS));
  return page;
}

/** At most so many letters, without half of a character at the end, which PostgreSQL refuses. */
export const cutOff = (text: string, most: number): string =>
  text.slice(0, most).replace(/\p{Cs}$/u, '');

/** A text of a source before any pattern looks at it: some patterns cost the square or cube of spaces in a row. */
export const boundedLines = (text: string): string => linesOf(cutOff(text, MOST_SAID));
const MOST_SAID = 10_000;

/** Lines without spaces around them, none empty. */
export const linesOf = (text: string): string =>
  text
    .split('\n')
    .map(cleaned)
    .filter((line) => line !== '')
    .join('\n');

/** The text without what changes by itself: what a hash is made of. */
export const lastingText = (text: string): string => linesOf(text.replaceAll(CHANGING, ''));

/** One line of plain words, of a text that may have tags and entities in it. */
export function plainWords(text: string): string {
  // '5 < 12' has no tag.
  if (!/<[a-z!/?]|&(?:#|[a-z])/i.test(text)) return cleaned(text);
  return cleaned(readPage(text).text.replaceAll('\n', ' '));
}
