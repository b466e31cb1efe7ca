import { CampPlate } from '#camps/camps.ts';
import { foundCopy } from '#providers/words/reviewFound.ts';
import { reviewCopy } from '#providers/words/review.ts';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { likenessText, Twin } from '../listing/DuplicatesPanel.tsx';
import twins from '../listing/DuplicatesPanel.module.css';
import type { FoundContext } from './useFound.ts';

const copy = foundCopy.same;

type SameCampProps = {
  context: FoundContext;
  /** Null: it is none of them. */
  onChoose: (campId: string | null) => void;
};

/** The listed camps that a new one may be. A reviewer says which, or that it is none; nothing while there is none. */
export function SameCamp({ context, onChoose }: SameCampProps) {
  const { twins: found, draft, seasons, camp } = context;
  if (found.length === 0) return null;
  const seasonName = (id: string) => seasons.find((season) => season.id === id)?.label ?? id;
  return (
    <Panel title={copy.title} asks={draft.campId === null && !draft.isOther}>
      <p className="soft small">{copy.lead}</p>
      <ul className={twins.list}>
        {found.map(({ camp: twin, likeness }) => (
          <Twin
            key={twin.id}
            plate={<CampPlate camp={twin} />}
            name={twin.providerName}
            text={`${reviewCopy.duplicates.live(seasonName(twin.seasonId))} ${likenessText(likeness)}`}
          >
            <Button
              variant={draft.campId === twin.id ? 'teal' : 'line'}
              size="small"
              aria-pressed={draft.campId === twin.id}
              aria-label={copy.thatCamp(twin.providerName)}
              onClick={() => onChoose(twin.id)}
            >
              {copy.that}
            </Button>
            <Button variant="quiet" size="small" href={`/camps/${twin.id}`} external>
              {reviewCopy.duplicates.compare}
            </Button>
          </Twin>
        ))}
      </ul>
      <Button
        variant={draft.isOther ? 'teal' : 'line'}
        size="small"
        className="self-start"
        aria-pressed={draft.isOther}
        onClick={() => onChoose(null)}
      >
        {copy.other}
      </Button>
      <output className="block small weight-700">
        {camp !== null && (draft.facts === null ? copy.loading : copy.chosen(camp.providerName))}
      </output>
    </Panel>
  );
}
