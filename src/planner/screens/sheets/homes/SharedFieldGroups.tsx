import { formatList } from '#camps/camps.ts';
import { sharedFields, type Sharing } from '#planner/rules/custody/sharedFields.ts';
import { sharedFieldsCopy as copy } from '#planner/words/sharedFields.ts';
import parts from '../sheetParts.module.css';

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
export const SharedFieldGroups = () => (
  <>
    <FieldGroups heading={copy.shared} isWanted={isShared} />
    <FieldGroups heading={copy.own} isWanted={isOwn} />
    <ul className="stack gap-40 small leading-140">
      {copy.never.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  </>
);

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
