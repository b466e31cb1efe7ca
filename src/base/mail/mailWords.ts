import { type FamilyWords, openingWords, passWords, weeklyWords } from './familyWords.ts';

/** What a mail may say of a camp: the sender's own words, or null where the address has not answered yet. */
export type CampWords = { name: string | null; note: string | null };

/** `says`: its paragraphs. `button`: the words of its link. `quote`: somebody's own words, shown as such. */
export type MailWords = { subject: string; says: string[]; quote?: string | null; button: string };

type Words = { brand: string; campWords: CampWords; familyWords: FamilyWords; lostLink: string };

const THEIR_LINK = (lostLink: string) =>
  `To change it, open the private link you saved. Lost it? We’ll email you a new one: ${lostLink}`;

const HARMLESS =
  'If it wasn’t you, you don’t have to do anything: opening this email changes nothing.';
const ONCE = `It works once, for 60 minutes. ${HARMLESS}`;

/**
 * The words of every kind of mail that Camply sends. The last three belong to accounts; the others are jobs of the
 * database (supabase/migrations, mail): seven about listings, then three for families.
 */
export const mailWords = {
  received: ({ brand, campWords: { name }, lostLink }: Words): MailWords => ({
    subject: name === null ? 'We got your camp listing' : `We got ${name}`,
    says: [
      name === null
        ? `Somebody sent ${brand} a camp listing with this address. We’ll review it, then write to you again.`
        : `Your listing ${name} is here. We’ll review it, then write to you again.`,
      THEIR_LINK(lostLink),
    ],
    button: 'Yes, this is my address',
  }),
  asked: ({ campWords: { name, note }, lostLink }: Words): MailWords => ({
    subject: name === null ? 'A question about your camp listing' : `A question about ${name}`,
    says: [
      note === null
        ? 'We read your listing and have a question. You’ll find it at the private link you saved.'
        : 'We read your listing and have a question. You can answer at the private link you saved.',
      THEIR_LINK(lostLink),
    ],
    quote: note,
    button: 'Yes, this is my address',
  }),
  live: ({ brand, campWords: { name, note }, lostLink }: Words): MailWords => ({
    subject: name === null ? 'Your camp is listed' : `${name} is listed`,
    says: [
      `Families can find it on ${brand} now. When spots, dates or prices change, one press keeps it right.`,
      THEIR_LINK(lostLink),
    ],
    quote: note,
    button: 'See what families see',
  }),
  refused: ({ campWords: { name, note }, lostLink }: Words): MailWords => ({
    subject: name === null ? 'About your camp listing' : `About ${name}`,
    says: [
      note === null
        ? 'We read your listing and couldn’t add it to the list. The reason is at the private link you saved.'
        : 'We read your listing and couldn’t add it to the list.',
      THEIR_LINK(lostLink),
    ],
    quote: note,
    button: 'Yes, this is my address',
  }),
  lost_link: (): MailWords => ({
    subject: 'A new link to your listings',
    says: [
      'Somebody asked for a link to this address’s camp listings. If that was you, open it and press the button there.',
      'It works once, for one day. The links you had before stop working then.',
      HARMLESS,
    ],
    button: 'Open my listings',
  }),
  still_right: ({ brand }: Words): MailWords => ({
    subject: 'Is your camp still right?',
    says: [
      `Your season is coming up, and families see your camp on ${brand}. Is it still right?`,
      'It takes one press: still right, change something, or not this year. You can update open spots, too.',
    ],
    button: 'Look at my camp',
  }),
  claim: ({ brand, campWords: { name } }: Words): MailWords => ({
    subject: name === null ? 'Is this your camp?' : `Is ${name} your camp?`,
    says: [
      `${brand} is a free list of day camps. We found a camp on the web with this address, and added what its page says.`,
      'If it’s yours, you can tell us so, and keep its dates, price and open spots right. You can take it off the list, too.',
    ],
    button: 'Look at the camp',
  }),
  opening: ({ familyWords }: Words): MailWords => openingWords(familyWords),
  weekly: weeklyWords,
  pass: ({ familyWords }: Words): MailWords => passWords(familyWords),
  signup: ({ brand }: Words): MailWords => ({
    subject: 'Confirm your email',
    says: [
      `Somebody made a ${brand} account with this address. If that was you, confirm it.`,
      ONCE,
    ],
    button: 'Confirm my email',
  }),
  recovery: (): MailWords => ({
    subject: 'Choose a new password',
    says: [
      'Somebody asked for a new password for this address. If that was you, open the link, or enter the code.',
      `Both work once, for 60 minutes. ${HARMLESS}`,
    ],
    button: 'Choose a new password',
  }),
  magiclink: ({ brand }: Words): MailWords => ({
    subject: `Sign in to ${brand}`,
    says: [
      'Somebody asked for a link to sign in with this address. If that was you, open it.',
      ONCE,
    ],
    button: 'Sign in',
  }),
} satisfies Record<string, (words: Words) => MailWords>;

export type MailKind = keyof typeof mailWords;

/** Under every mail that can be stopped. Who is asked about a camp that we found has put its address nowhere here. */
export function footer(kind: MailKind, brand: string, isFirst: boolean): string {
  if (kind === 'claim') {
    return 'You get this because this address is on the camp’s own page. To stop our emails:';
  }
  if (kind === 'opening' || kind === 'weekly') {
    return 'You get this because you asked for it in your settings. To stop our emails:';
  }
  if (kind === 'pass') {
    return `You get this because somebody paid for a season of ${brand} with this address. To stop our emails:`;
  }
  return isFirst
    ? `You get this because somebody put this address on a camp listing at ${brand}. If it isn’t yours, stop our emails:`
    : `You get this because this address is on a camp listing at ${brand}. To stop our emails:`;
}
