import { cleaned } from '../text/cleaned.ts';
import { cutText } from '../text/cutText.ts';
import type { FamilyWords } from './familyWords.ts';
import { type CampWords, footer, type MailKind, mailWords } from './mailWords.ts';

/** Who sends: the brand, and the site's address without a slash at its end. */
export type MailSite = { brand: string; url: string };

export type MailFacts = {
  kind: MailKind;
  /** Nothing was ever sent to this address. */
  isFirst: boolean;
  /** The sender's own words; {} until the address has answered, so that no form sends a stranger's words to anybody. Or the family's own. */
  words: Partial<CampWords & FamilyWords>;
  /** Where its button leads. Opening it changes nothing. */
  link: string;
  /** Where mail is stopped; null in mails about accounts. */
  stopLink: string | null;
  /** To type instead of the link. */
  code: string | null;
};

export type WrittenMail = { subject: string; text: string; html: string };

const MOST_IN_SUBJECT = 120;
const MOST_QUOTED = 2000;

/** Subject, text and HTML say the same. Line breaks and control characters of a name end in no header. */
export function writeMail(facts: MailFacts, site: MailSite): WrittenMail {
  const { name, note, opens_on = null, openings = [], until = null } = facts.words;
  const campWords = { name: line(name, MOST_IN_SUBJECT), note: line(note, MOST_QUOTED) };
  const named = openings.map((one) => ({ ...one, name: line(one.name, MOST_IN_SUBJECT) }));
  const familyWords = { opens_on, openings: named, until };
  const brand = cleaned(site.brand);
  const lostLink = `${site.url}/my-listing#lost`;
  const { subject, says, quote, button }: ReturnType<(typeof mailWords)['asked']> = mailWords[
    facts.kind
  ]({ brand, campWords, familyWords, lostLink });
  const end = facts.stopLink === null ? null : footer(facts.kind, brand, facts.isFirst);
  const { link, stopLink, code } = facts;
  const [first = '', ...others] = says;
  return {
    subject: cutText(subject, MOST_IN_SUBJECT),
    text: [
      first,
      ...(quote ? [`“${quote}”`] : []),
      `${button}: ${link}`,
      ...(code === null ? [] : [`Code: ${code}`]),
      ...others,
      ...(end === null ? [] : [`--\n${end} ${stopLink ?? ''}`]),
    ].join('\n\n'),
    // No pictures and no colors of its own: nothing tells when it was read, and it fits a dark screen.
    html: [
      '<div style="font:16px/1.5 sans-serif;max-width:34em">',
      paragraph(first),
      ...(quote ? [`<blockquote>${escaped(quote)}</blockquote>`] : []),
      `<p><a href="${escaped(link)}" style="font-weight:bold">${escaped(button)}</a></p>`,
      ...(code === null ? [] : [`<p>Code: <b>${escaped(code)}</b></p>`]),
      ...others.map(paragraph),
      ...(end === null
        ? []
        : [
            `<p style="font-size:13px">${escaped(end)} <a href="${escaped(stopLink ?? '')}">Stop</a></p>`,
          ]),
      '</div>',
    ].join('\n'),
  };
}

/** `=?` in a subject begins an encoded word, in which a mail program would find line breaks after all. */
const line = (words: string | null | undefined, most: number) =>
  cutText(cleaned(words ?? ''), most).replaceAll('=?', '= ?') || null;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (one) => ENTITIES[one] ?? '');

const ADDRESS = /https?:\/\/\S+$/;
/** An address at the end of a paragraph is a link. */
function paragraph(text: string): string {
  const [address] = ADDRESS.exec(text) ?? [];
  if (address === undefined) return `<p>${escaped(text)}</p>`;
  const before = escaped(text.slice(0, -address.length));
  return `<p>${before}<a href="${escaped(address)}">${escaped(address)}</a></p>`;
}
