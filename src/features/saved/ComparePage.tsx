import { useDirectory } from '#data/directory/react.ts';
import { useNotes } from '#data/family/useNotes.ts';
import { useSavedCamps } from '#data/family/useSavedCamps.ts';
import { FEWEST_COMPARED, withCompared } from '#domain/camp/compare.ts';
import { type Compared, comparedIds, MOST_COMPARED } from '#domain/camp/compared.ts';
import { knownCamp } from '#domain/camp/knownCamp.ts';
import { nearOf } from '#domain/list/near.ts';
import { compareWords } from '#content/compare.ts';
import { useGazetteer } from '#parts/useGazetteer.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Chip } from '#ui/fields/Chip.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import styles from './ComparePage.module.css';
import { type Column, CompareTable } from './CompareTable.tsx';
import { NearField } from './NearField.tsx';

type ComparePageProps = { compared: Compared; onCompared: (next: Compared) => void };

/** Two to four camps side by side. The address is the whole comparison and can be sent to somebody. */
export function ComparePage({ compared, onCompared }: ComparePageProps) {
  const phone = useDirectory();
  const notes = useNotes();
  const saved = useSavedCamps();
  const { gazetteer, failed } = useGazetteer(compared.near !== '');
  const words = compareWords;
  const ids = comparedIds(compared.camps);
  const directory = phone.status === 'ready' ? phone.directory : null;
  const near = nearOf(compared, gazetteer);
  const columns = ids.map((id): Column => ({
    id,
    known: directory && knownCamp(directory, id),
    name: saved?.find(({ campId }) => campId === id)?.name ?? null,
    note: notes?.get(id) ?? '',
  }));
  const more = (saved ?? []).filter(
    ({ campId }) => !ids.includes(campId) && directory && knownCamp(directory, campId) !== null,
  );
  const put = (id: string, isIn: boolean) => onCompared(withCompared(compared, id, isIn));
  return (
    <Wrap className={styles.page}>
      <AppLink className={styles.back} to={words.backTo}>
        <Glyph name="back" />
        {words.back}
      </AppLink>
      <h1>{words.heading}</h1>
      <p className={styles.lead}>{words.lead}</p>
      {phone.status === 'opening' ? (
        <Skeleton className={styles.bone} />
      ) : ids.length === 0 ? (
        <Few />
      ) : (
        <>
          <div className={styles.tools}>
            <NearField
              near={compared.near}
              isUnknown={gazetteer !== null && near === null}
              failed={failed}
              onNear={(zip) => onCompared({ ...compared, near: zip })}
            />
            <Button variant="line" size="small" onClick={() => window.print()}>
              <Glyph name="print" />
              {words.print}
            </Button>
          </div>
          <CompareTable columns={columns} near={near} onRemove={(id) => put(id, false)} />
          {ids.length < FEWEST_COMPARED && more.length === 0 && <Few />}
          {ids.length < MOST_COMPARED && more.length > 0 && (
            <section className={styles.more} aria-labelledby="compare-more">
              <h2 id="compare-more">{words.add}</h2>
              <div className={styles.chips}>
                {more.map(({ campId, name }) => (
                  <Chip key={campId} glyph="plus" onClick={() => put(campId, true)}>
                    {(directory && knownCamp(directory, campId))?.camp.providerName ?? name}
                  </Chip>
                ))}
              </div>
            </section>
          )}
        </>
      )}
    </Wrap>
  );
}

function Few() {
  const { heading, text, action } = compareWords.few;
  return (
    <div className={styles.few}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <ButtonLink variant="main" to={compareWords.backTo}>
        {action}
      </ButtonLink>
    </div>
  );
}
