import { useEffect, useId, useRef, useState } from 'react';
import { schoolCalendarCopy } from '#planner/words/calendar.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { useStableFocus } from '#ui/useStableFocus.ts';
import { ownScript } from '#ui/ownScript.ts';
import { readCalendarFile, startCalendarWorker } from '#planner/store/readCalendarFile.ts';
import { FileDrop } from '#ui/fields/FileDrop.tsx';
import { usePlan } from '../../PlanContext.ts';
import parts from '../sheetParts.module.css';
import { ImportPreview, type ImportPreviewProps } from './ImportPreview.tsx';
import styles from './SchoolCalendarSheet.module.css';

const copy = schoolCalendarCopy.file;

type Reading =
  | { is: 'idle' }
  | { is: 'reading'; percent: number }
  | { is: 'refused'; reason: keyof typeof copy.refusals }
  | ({ is: 'preview' } & Pick<ImportPreviewProps, 'days' | 'leftOut'>);

/** The same state for the same percentage, so that nothing is drawn again. */
const atPercent = (before: Reading, percent: number): Reading =>
  before.is === 'reading' && before.percent === percent ? before : { is: 'reading', percent };

/** Reads a school's calendar file on the phone, and shows what it found for a parent to confirm. */
export function ImportFile({ childId }: { childId: string }) {
  const { today } = usePlan();
  const id = useId();
  const [reading, setReading] = useState<Reading>({ is: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function read(file: File): Promise<void> {
    const run = new AbortController();
    running.current?.abort();
    running.current = run;
    setReading({ is: 'reading', percent: 0 });
    try {
      const found = await readCalendarFile(
        startCalendarWorker(ownScript),
        { file, today },
        {
          onShare: (share) => setReading((before) => atPercent(before, Math.round(share * 100))),
          signal: run.signal,
        },
      );
      if (found?.kind === 'preview') setReading({ is: 'preview', ...found });
      else if (found) setReading({ is: 'refused', reason: found.reason });
    } catch (error) {
      console.error('A calendar file could not be read', error);
      setReading({ is: 'refused', reason: 'notRead' });
    }
  }
  function leave(): void {
    running.current?.abort();
    setReading({ is: 'idle' });
  }

  return (
    // What is pressed in it goes with each step.
    <section
      className={parts.section}
      aria-labelledby={`${id}-heading`}
      tabIndex={-1}
      {...useStableFocus()}
    >
      <div className="stack gap-25">
        <h3 id={`${id}-heading`}>{copy.heading}</h3>
        {/* Always there, so that its text is read out when it comes. */}
        <output className="leading-140">
          {reading.is === 'preview' && <PreviewWords days={reading.days} />}
        </output>
      </div>
      {reading.is === 'preview' && (
        <ImportPreview
          childId={childId}
          days={reading.days}
          leftOut={reading.leftOut}
          onDone={leave}
        />
      )}
      {reading.is === 'reading' && (
        <>
          <progress
            className={styles.progress}
            max="100"
            value={reading.percent}
            aria-label={copy.reading}
          />
          <div className="row middle spread gap-75">
            <span className="soft small">{`${copy.reading} ${copy.percent(reading.percent)}`}</span>
            <Button variant="line" size="small" onClick={leave}>
              {copy.stop}
            </Button>
          </div>
        </>
      )}
      {(reading.is === 'idle' || reading.is === 'refused') && (
        <>
          <p className="soft small leading-140">{copy.text}</p>
          {reading.is === 'refused' && (
            <div id={`${id}-refused`}>
              <Alert tone="danger" title={copy.refusals[reading.reason]} />
            </div>
          )}
          <FileDrop
            id={`${id}-file`}
            label={copy.drop}
            hint={copy.hint}
            accept=".ics,text/calendar"
            describedBy={reading.is === 'refused' ? `${id}-refused` : undefined}
            isInvalid={reading.is === 'refused'}
            onFile={(file) => void read(file)}
          />
        </>
      )}
    </section>
  );
}

/** What was found may be higher than a phone's screen: it is read from its start. */
const showFound = (found: HTMLElement | null) => found?.scrollIntoView({ block: 'center' });

const PreviewWords = ({ days }: Pick<ImportPreviewProps, 'days'>) => (
  <>
    <b ref={showFound}>{copy.preview(days.length)}</b>{' '}
    <span>{days.some(({ dayKind }) => dayKind !== null) ? copy.previewText : copy.noLikely}</span>
  </>
);
