import { sharedFields, type Sharing } from '#planner/rules/custody/sharedFields.ts';
import { sharedFieldsCopy as copy } from '#planner/words/sharedFields.ts';
import { formatList } from '#camps/camps.ts';
import { homesCopy } from '#planner/words/homes.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { LOG_HASH } from '../../print/logHash.ts';
import { PlannerSheet } from '../PlannerSheet.tsx';
import parts from '../sheetParts.module.css';

type SharedFieldsSheetProps = { isOpen: boolean; onClose: () => void };

type Kind = keyof typeof sharedFields;

const KINDS = Object.keys(copy.kinds).filter((kind): kind is Kind => kind in sharedFields);

/** The words for the fields of a kind that are shared, or not, as the table has them. */
function fieldWords(kind: Kind, isWanted: (sharing: Sharing) => boolean): string[] {
  const table: Readonly<Record<string, Sharing>> = sharedFields[kind];
  const words: Readonly<Record<string, string>> = copy.kinds[kind].fields;
  const found = Object.entries(table).filter(([, sharing]) => isWanted(sharing));
  return [...new Set(found.map(([field]) => words[field] ?? field))];
}

const isShared = (sharing: Sharing) => sharing !== 'own';
const isOwn = (sharing: Sharing) => sharing === 'own';

/** Every field that the other home may see, and everything that it never does. */
export function SharedFieldsSheet({ isOpen, onClose }: SharedFieldsSheetProps) {
  return (
    <PlannerSheet title={copy.title} isOpen={isOpen} onClose={onClose} end={copy.done}>
      <p className="leading-140">{copy.now}</p>
      <FieldGroups heading={copy.shared} isWanted={isShared} />
      <FieldGroups heading={copy.own} isWanted={isOwn} />
      <ul className="stack gap-40 small leading-140">
        {copy.never.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <ButtonLink
        variant="quiet"
        size="small"
        className="self-start"
        to="/my-camps/print"
        hash={LOG_HASH}
      >
        <Glyph name="print" />
        {homesCopy.log}
      </ButtonLink>
    </PlannerSheet>
  );
}

type FieldGroupsProps = { heading: string; isWanted: (sharing: Sharing) => boolean };

function FieldGroups({ heading, isWanted }: FieldGroupsProps) {
  return (
    <section className={parts.section}>
      <h3>{heading}</h3>
      <dl className="stack gap-60 small leading-140">
        {KINDS.flatMap((kind) => {
          const fields = fieldWords(kind, isWanted);
          return fields.length === 0 ? (
            []
          ) : (
            <div key={kind}>
              <dt className="weight-800">{copy.kinds[kind].heading}</dt>
              <dd>{formatList(fields)}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
