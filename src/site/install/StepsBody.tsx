import {
  installCopy,
  browserNames,
  CodeLetters,
  HandOverCodeNotice,
  handOverCopy,
  useCode,
} from '#family/family.ts';
import { type InstallWay, startsEmpty, type StartsEmpty } from '#base/install/installWay.ts';
import styles from './InstallSheet.module.css';
import { type PictureName, StepPicture } from './pictures/StepPicture.tsx';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';

const copy = installCopy.carry;

/**
 * The installed app has its own storage: a code of ten letters moves the family's data there. Nothing is sent before
 * the code is requested.
 */
export function CarryFirst({ way }: { way: StartsEmpty }) {
  const { code, make } = useCode();
  const { run } = useSingleFlight();
  const isReady = code.kind === 'none' || code.kind === 'making';
  const again = () => void run(make);
  return (
    <section className={styles.carry} aria-labelledby="carry">
      <h3 id="carry">{copy.title}</h3>
      <p>{code.kind === 'made' ? copy.made : copy.text(browserNames[way])}</p>
      {isReady && (
        <Button
          variant="pine"
          size="small"
          className="self-start"
          aria-disabled={code.kind === 'making'}
          onClick={again}
        >
          <Glyph name="key" />
          <span>{code.kind === 'making' ? handOverCopy.making : copy.make}</span>
        </Button>
      )}
      {code.kind === 'made' && <CodeLetters key={code.letters} {...code} onAgain={again} />}
      {!isReady && code.kind !== 'made' && (
        <>
          <HandOverCodeNotice problem={code} onAgain={again} />
          <p>
            <AppLink to="/settings" hash="backup">
              {copy.backup}
            </AppLink>
          </p>
        </>
      )}
    </section>
  );
}

type Way = Exclude<InstallWay, 'none' | 'prompt'>;
type Step = { text: string; hint?: string; picture?: PictureName };

/** The steps in words, and in pictures of the controls to look for. */
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
