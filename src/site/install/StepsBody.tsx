import { installCopy } from '#family/family.ts';
import { type InstallWay, startsEmpty } from '#base/install/installWay.ts';
import { CarryFirst } from './CarryFirst.tsx';
import styles from './InstallSheet.module.css';
import { type PictureName, StepPicture } from './pictures/StepPicture.tsx';

type Way = Exclude<InstallWay, 'none' | 'prompt'>;
type Step = { text: string; hint?: string; picture?: PictureName };

/** Steps in words, and in pictures of what to look for. */
export function StepsBody({ way, hasPlan }: { way: Way; hasPlan: boolean }) {
  const { steps }: { steps: readonly Step[] } = installCopy.steps[way];
  return (
    <>
      {hasPlan && startsEmpty(way) && <CarryFirst way={way} />}
      <ol className={styles.steps}>
        {steps.map(({ text, hint, picture }) => (
          <li key={text}>
            <p>
              {withBold(text)}
              {hint !== undefined && <small className="block small soft">{hint}</small>}
            </p>
            {picture !== undefined && <StepPicture name={picture} />}
          </li>
        ))}
      </ol>
    </>
  );
}

/** '*Share*' is what the browser calls it. */
const withBold = (text: string) =>
  text.split('*').map((part, index) => (index % 2 === 1 ? <b key={part}>{part}</b> : part));
