import { bellsIn } from '../readBell.ts';
import { type LevelBells, SCHOOL_LEVELS, type SchoolLevel } from '../schoolLevel.ts';

const TOKENS =
  /(?<elementary>\b(?:es|elem(?:entary|\.)?)\b(?: schools?\b)?)|(?<middle>\b(?:ms|middle)\b(?: schools?\b)?)|(?<high>\b(?:hs|high)\b(?: schools?\b)?)|(?<clock>\b\d{1,2}(?::\d\d)?\s*[ap]\.?m\b\.?|\b\d{1,2}:\d\d\b)/gi;

/** The bells by level that a text names, and the text without them; null where it does not say them for certain. */
export function levelClocks(text: string): { bells: LevelBells; rest: string } | null {
  const tokens = [...text.matchAll(TOKENS)].map((match) => {
    const level = SCHOOL_LEVELS.find((one) => match.groups?.[one] !== undefined) ?? null;
    return { level, minutes: level === null ? (bellsIn(match[0])[0] ?? null) : null, match };
  });
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined || tokens.every(({ level }) => level === null)) {
    return null;
  }
  // 'ES 12:30' or '12:30 for ES': one way in the whole text, so each level has one time and each time a level.
  const isLevelFirst = first.level !== null;
  if (isLevelFirst === (last.level !== null)) return null;
  const bells: Record<SchoolLevel, number | null> = { elementary: null, middle: null, high: null };
  let bell: number | null = null;
  let isUsed = true;
  for (const { level, minutes } of isLevelFirst ? tokens.toReversed() : tokens) {
    if (level === null) {
      if (!isUsed || minutes === null) return null;
      [bell, isUsed] = [minutes, false];
    } else {
      if (bell === null || bells[level] !== null) return null;
      bells[level] = bell;
      isUsed = true;
    }
  }
  if (!isUsed) return null;
  const start = first.match.index;
  const end = last.match.index + last.match[0].length;
  return { bells, rest: `${text.slice(0, start)} ${text.slice(end)}`.replaceAll(/\(\s*\)/g, '') };
}
