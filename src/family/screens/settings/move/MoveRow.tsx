import { moveCopy } from '#family/words/handOver.ts';
import { useCode } from '#family/store/handOver/useCode.ts';
import { CodeProblem } from '../../parts/handOver/CodeProblem.tsx';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { useOneAtATime } from '#ui/useOneAtATime.ts';
import { type RowProps, SettingsRow } from '../SettingsRow.tsx';
import { CodeCard } from './CodeCard.tsx';

/** Hands the plan over to another phone, or to the app on the home screen. */
export function MoveRow(props: RowProps) {
  return (
    <SettingsRow id="move" glyph="qr" title={moveCopy.title} state={moveCopy.state} {...props}>
      <MovePlan />
    </SettingsRow>
  );
}

/** Sends nothing before a code is requested, because a row may be open by default. */
function MovePlan() {
  const { code, make: makeCode } = useCode();
  const { run } = useOneAtATime();
  const make = () => run(makeCode);
  const isReady = code.kind === 'none' || code.kind === 'making';
  return (
    <>
      <p className="soft">{isReady ? moveCopy.before : moveCopy.text}</p>
      {isReady && (
        <Button
          variant="pine"
          size="small"
          className="self-start"
          disabled={code.kind === 'making'}
          onClick={() => void make()}
        >
          <Glyph name="qr" />
          <span>{code.kind === 'making' ? moveCopy.making : moveCopy.make}</span>
        </Button>
      )}
      {code.kind === 'made' && (
        <CodeCard key={code.letters} code={code} onAgain={() => void make()} />
      )}
      {code.kind !== 'made' && code.kind !== 'none' && code.kind !== 'making' && (
        <CodeProblem problem={code} onAgain={() => void make()} />
      )}
      <p className="soft small">{moveCopy.safe}</p>
      <p className="soft small">
        {moveCopy.bring} <AppLink to="/bring">{moveCopy.bringLink}</AppLink>
      </p>
    </>
  );
}
