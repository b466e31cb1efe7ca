import type { Camp } from '#camps/rules/camp/camp.ts';
import { campPageCopy } from '#camps/words/camp/page.ts';
import styles from './GoodDay.module.css';

/** The provider's words about a day there. Renders nothing without any. */
export function GoodDay({ camp }: { camp: Camp }) {
  const { goodDay } = campPageCopy;
  const story = said(camp.goodDay);
  const details = [
    [goodDay.care, said(camp.extendedCare)],
    [goodDay.food, said(camp.food)],
    [goodDay.access, said(camp.accessibility)],
  ].filter(([, text]) => text !== '');
  if (story === '' && details.length === 0) return null;
  return (
    <section aria-labelledby="camp-good-day" className={styles.day}>
      <h2 id="camp-good-day">{story === '' ? goodDay.details : goodDay.heading}</h2>
      {story !== '' && <p>{story}</p>}
      {details.length > 0 && (
        <dl className={styles.details}>
          {details.map(([name, text]) => (
            <div key={name}>
              <dt className="soft small weight-800">{name}</dt>
              <dd className="leading-145 anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

const said = (text: string | null) => text?.trim() ?? '';
