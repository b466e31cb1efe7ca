import { handOverCopy } from '#family/words/handOver.ts';
import { useCode } from '#family/store/handOver/useCode.ts';
import { CodeCard } from '../../parts/handOver/CodeCard.tsx';
import { HandOverCodeNotice } from '../../parts/handOver/HandOverCodeNotice.tsx';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { type RowProps, SettingsRow } from '../SettingsRow.tsx';

/** Hands the plan over to another phone, or to the app on the home screen. */
export function MoveRow(props: RowProps) {
  return (
    <SettingsRow
      id="move"
      glyph="qr"
      title={handOverCopy.title}
      state={handOverCopy.state}
      {...props}
    >
      <MovePlan />
    </SettingsRow>
  );
}

/** Sends nothing before a code is requested, because a row may be open by default. */
function MovePlan() {
  const { code, make: makeCode } = useCode();
  const { run } = useSingleFlight();
  const make = () => run(makeCode);
  const isReady = code.kind === 'none' || code.kind === 'making';
  return (
    <>
      <p className="soft">{isReady ? handOverCopy.before : handOverCopy.text}</p>
      {isReady && (
        <Button
          variant="pine"
          size="small"
          className="self-start"
          aria-disabled={code.kind === 'making'}
          onClick={() => void make()}
        >
          <Glyph name="qr" />
          <span>{code.kind === 'making' ? handOverCopy.making : handOverCopy.make}</span>
        </Button>
      )}
      {code.kind === 'made' && (
        <CodeCard
          key={code.letters}
          code={code}
          qrLabel={handOverCopy.qr}
          onAgain={() => void make()}
        />
      )}
      {code.kind !== 'made' && code.kind !== 'none' && code.kind !== 'making' && (
        <HandOverCodeNotice problem={code} onAgain={() => void make()} />
      )}
      <p className="soft small">{handOverCopy.safe}</p>
      <p className="soft small">
        {handOverCopy.bring} <AppLink to="/bring">{handOverCopy.bringLink}</AppLink>
      </p>
    </>
  );
}
