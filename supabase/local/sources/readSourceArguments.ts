import { type SourceKind, SOURCE_KINDS } from '../../functions/read-sources/SourceQueue.ts';

/** What an operator names of a source. */
export type NamedSource = {
  url: string;
  kind: SourceKind;
  label: string | null;
  season: string | null;
  contact: string | null;
};

export type SourceCommand =
  | { does: 'list' }
  | { does: 'add-file'; file: string }
  | ({ does: 'add' } & NamedSource)
  | ({ does: 'try' } & NamedSource)
  | { does: 'run'; isOnce: boolean }
  | { does: 'check-links' };

export const SOURCES_USAGE = `npm run camps -- sources
npm run camps -- sources add FILE.csv
npm run camps -- sources add URL --kind ${SOURCE_KINDS.join('|')} --label "Rocket Pond" [--season fall-2027] [--contact hello@their.example]
npm run camps -- sources try URL --kind ical [--season fall-2027]
npm run camps -- sources run [--once]
npm run camps -- sources check-links`;

type Values = {
  kind?: string | undefined;
  label?: string | undefined;
  season?: string | undefined;
  contact?: string | undefined;
  once?: boolean | undefined;
};

/** The command, or what is wrong with it. */
export function readSourceArguments(
  does: string | undefined,
  more: readonly string[],
  values: Values,
): SourceCommand | string {
  const [target, ...others] = more;
  if (others.length > 0) return `What is ${others.join(' ')}?`;
  if (does === undefined) return { does: 'list' };
  if (does === 'run' && target === undefined) return { does, isOnce: values.once === true };
  if (does === 'check-links' && target === undefined) return { does };
  if (does !== 'add' && does !== 'try') return `There is no command sources ${does}.`;
  if (target === undefined) return `sources ${does} needs an address.`;
  if (!/^https?:/i.test(target)) {
    return does === 'add'
      ? { does: 'add-file', file: target }
      : 'sources try needs an address like https://...';
  }
  const kind = SOURCE_KINDS.find((each) => each === values.kind);
  if (kind === undefined) return `--kind is one of ${SOURCE_KINDS.join(', ')}.`;
  if (does === 'add' && !values.label) return 'sources add needs --label: whose source it is.';
  const { label = null, season = null, contact = null } = values;
  return { does, url: target, kind, label, season, contact };
}
