// What a family's phone tells the server, so that it can mail: days and minutes, and names only where the family wants them.
import type { Season } from '#camps/rules/season/season.ts';
import type { EmailPreferences } from '#family/rules/profile.ts';
import { addDays } from '#base/day/calendar.ts';
import { cleaned } from '#base/text/cleaned.ts';
import { cutText } from '#base/text/cutText.ts';
import type { RegistrationOpening } from '../openings/registrationOpenings.ts';

export type FamilyWish = {
  weekly: boolean;
  /** YYYY-MM-DD */
  weekly_until: string | null;
  /** `minutes` after midnight in Atlanta. */
  openings: readonly { opens_on: string; minutes: number | null; name: string | null }[];
};

/** Bounds of the server (supabase/migrations, family_mails). */
const MOST_OPENINGS = 60;
const MOST_DAYS = 400;
const MOST_LETTERS = 200;

/** Asks for nothing: off. */
export const NO_WISH: FamilyWish = { weekly: false, weekly_until: null, openings: [] };

export const wantsMail = ({
  signUpMails,
  weeklyDigest,
}: Pick<EmailPreferences, 'signUpMails' | 'weeklyDigest'>): boolean => signUpMails || weeklyDigest;

/** The same plan makes the same wish. `today`: YYYY-MM-DD. The weekly look ends with the last season that the list knows. */
export function familyWish(
  { signUpMails, signUpNames, weeklyDigest }: EmailPreferences,
  openings: readonly RegistrationOpening[],
  seasons: readonly Pick<Season, 'endsOn'>[],
  today: string,
): FamilyWish {
  const furthest = addDays(today, MOST_DAYS);
  const last = seasons.reduce((latest, { endsOn }) => (endsOn > latest ? endsOn : latest), '');
  const until = last < furthest ? last : furthest;
  const weekly = weeklyDigest && until >= today;
  return {
    weekly,
    weekly_until: weekly ? until : null,
    openings: openings
      .flatMap(({ camp, state }) => {
        if (!signUpMails || state.kind !== 'ahead' || state.day > furthest) return [];
        const name = signUpNames ? cutText(cleaned(camp.providerName), MOST_LETTERS) : null;
        return [{ opens_on: state.day, minutes: state.minutes, name }];
      })
      .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
      .slice(0, MOST_OPENINGS),
  };
}

const keyOf = ({ opens_on, minutes, name }: FamilyWish['openings'][number]) =>
  `${opens_on} ${String(minutes ?? 9999).padStart(4, '0')} ${name ?? ''}`;
