import { CampFacts, CampLink, CampPlate, useDirectory, useToday } from '#camps/camps.ts';
import { type KnownCamp, knownCamp, campSeasonDay } from '#camps/rules/camp/knownCamp.ts';
import type { ServerStatus } from '#providers/rules/submission/submitted.ts';
import { myListingCopy } from '#providers/words/submissions.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import styles from './ParentsView.module.css';

type ParentsViewProps = { name: string; live: ServerStatus['live'] };

/** Each camp a submission became, as this phone's own directory has it. */
export function ParentsView({ name, live }: ParentsViewProps) {
  const copy = myListingCopy.parents;
  const state = useDirectory();
  const directory = state.status === 'ready' ? state.directory : null;
  const isFeatured = live.every(({ listing }) => listing === 'featured');
  return (
    <Panel title={copy.heading}>
      <ul className={styles.list}>
        {live.map(({ campId }) => {
          const known = directory && knownCamp(directory, campId);
          return (
            <li key={campId} className={styles.camp}>
              {known === null ? (
                <NotHere name={name} campId={campId} />
              ) : (
                <Known known={known} campId={campId} />
              )}
            </li>
          );
        })}
      </ul>
      <p className="soft small">{isFeatured ? copy.featured : copy.basic}</p>
      {!isFeatured && (
        <AppLink className="row-inline middle self-start tap weight-700" to="/for-camp-providers">
          {copy.adds}
        </AppLink>
      )}
    </Panel>
  );
}

function Known({ known, campId }: { known: KnownCamp; campId: string }) {
  const season = campSeasonDay(known, useToday());
  return (
    <>
      <CampPlate camp={known.camp} />
      <div className={styles.words}>
        <h3>
          <CampLink campId={campId}>{known.camp.providerName}</CampLink>
        </h3>
        {known.season !== null && <p className="soft small weight-600">{known.season.label}</p>}
      </div>
      <div className="whole-row">
        <CampFacts camp={known.camp} season={season} />
      </div>
    </>
  );
}

/** Approved after this phone's last sync. */
function NotHere({ name, campId }: { name: string; campId: string }) {
  return (
    <div className={styles.words}>
      <h3>
        <CampLink campId={campId}>{name}</CampLink>
      </h3>
      <p className="soft small">{myListingCopy.parents.notHere}</p>
    </div>
  );
}
