import type { ReactNode } from 'react';
import { CampPlate, LogoPlate, themeActivities } from '#camps/camps.ts';
import { reviewCopy } from '#providers/words/review.ts';
import type { Duplicates } from '#providers/rules/review/findDuplicates.ts';
import type { Season } from '#camps/rules/season/season.ts';
import type { Likeness } from '#providers/rules/duplicates/duplicates.ts';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { capitalized } from '#base/text/capitalized.ts';
import styles from './DuplicatesPanel.module.css';

const copy = reviewCopy.duplicates;

type DuplicatesPanelProps = {
  duplicates: Duplicates;
  seasons: readonly Season[];
  /** Ids that were put aside. */
  different: readonly string[];
  onDifferent: (id: string) => void;
  /** Opens another one of the queue. */
  onOpen: (id: string) => void;
};

/** What it may repeat: camps that are listed, and what waits beside it. Nothing while there is none. */
export function DuplicatesPanel(props: DuplicatesPanelProps) {
  const { duplicates, seasons, different, onDifferent, onOpen } = props;
  const camps = duplicates.camps.filter(({ camp }) => !different.includes(camp.id));
  const waiting = duplicates.waiting.filter(({ camp }) => !different.includes(camp.item.id));
  if (camps.length + waiting.length === 0) return null;
  const nameOf = (id: string) => seasons.find((season) => season.id === id)?.label ?? id;
  return (
    <Panel title={copy.title}>
      <ul className={styles.list}>
        {camps.map(({ camp, likeness }) => (
          <Twin
            key={camp.id}
            plate={<CampPlate camp={camp} />}
            name={camp.providerName}
            text={`${copy.live(nameOf(camp.seasonId))} ${likenessText(likeness)}`}
          >
            <Button variant="line" size="small" href={`/camps/${camp.id}`} external>
              {copy.compare}
            </Button>
            <Different name={camp.providerName} onDifferent={() => onDifferent(camp.id)} />
          </Twin>
        ))}
        {waiting.map(({ camp: { item, ...listed }, likeness }) => (
          <Twin
            key={item.id}
            plate={
              <LogoPlate
                name={listed.providerName}
                src={null}
                activity={themeActivities(item.fields.theme)[0]}
              />
            }
            name={listed.providerName}
            text={`${copy.waiting} ${likenessText(likeness)}`}
          >
            <Button variant="line" size="small" onClick={() => onOpen(item.id)}>
              {copy.open}
            </Button>
            <Different name={listed.providerName} onDifferent={() => onDifferent(item.id)} />
          </Twin>
        ))}
      </ul>
    </Panel>
  );
}

type TwinProps = {
  plate: ReactNode;
  name: string;
  text: string;
  /** What a reviewer may do about it. */
  children: ReactNode;
};

/** What may be the same camp, and in what it is alike. */
export function Twin({ plate, name, text, children }: TwinProps) {
  return (
    <li>
      <div className={styles.plate}>{plate}</div>
      <div>
        <h3 dir="auto">{name}</h3>
        <p>{text}</p>
      </div>
      <div className="cluster gap-40 column-2">{children}</div>
    </li>
  );
}

const Different = ({ name, onDifferent }: { name: string; onDifferent: () => void }) => (
  <Button
    variant="quiet"
    size="small"
    aria-label={`${copy.different}: ${name}`}
    onClick={onDifferent}
  >
    {copy.different}
  </Button>
);

/** 'Same website, same address, some of the dates.' */
export function likenessText({ website, phone, name, street, days }: Likeness): string {
  const signs = [
    website && copy.website,
    phone && copy.phone,
    name && copy.name,
    street && copy.street,
    days === 1 ? copy.allDays : days > 0 ? copy.someDays : copy.otherDays,
  ].filter((sign) => sign !== false);
  return `${capitalized(signs.join(', '))}.`;
}
