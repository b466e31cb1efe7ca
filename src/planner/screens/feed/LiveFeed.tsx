import { useEffect, useState } from 'react';
import type { CalendarFeed } from '#family/rules/plan/planRows.ts';
import { feedOwner } from '#base/crypto/calendarFeed.ts';
import { whenLabel } from '#base/day/whenLabel.ts';
import { logBug } from '#base/device/isNoAnswer.ts';
import { backendConfig } from '#base/http/backendConfig.ts';
import { feedCopy as copy } from '#planner/words/feed.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { useCopied } from '#ui/useCopied.ts';
import { useOnline } from '#ui/useOnline.ts';
import { usePlan } from '../PlanContext.ts';
import styles from './FeedWay.module.css';

const soft = 'soft small leading-140';

/** An address that is on. It is shown once the server has its calendar: an app that asks too early drops it. */
export function LiveFeed({ feed, whose }: { feed: CalendarFeed; whose: string }) {
  const isOnline = useOnline();
  const address = useAddress(feed.secret);
  const [openedAt] = useState(() => Date.now());
  const { sentAt } = feed;
  return (
    <>
      <p className="small weight-750">{whose}</p>
      {feed.isTooLarge && (
        <Alert tone="warn" title={copy.tooLarge.title}>
          {copy.tooLarge.text(sentAt !== null)}
        </Alert>
      )}
      <output className={soft}>
        {sentAt === null && !feed.isTooLarge && (
          <span>{isOnline ? copy.waiting.online : copy.waiting.offline}</span>
        )}
        {sentAt !== null && !feed.isTooLarge && (
          <span>{`${copy.sent(whenLabel(sentAt, Math.max(openedAt, sentAt)))} `}</span>
        )}
        {sentAt !== null && !isOnline && <span>{copy.offline}</span>}
      </output>
      {sentAt !== null && address !== null && <Address address={address} />}
      <StopFeed id={feed.id} />
    </>
  );
}

function Address({ address }: { address: string }) {
  const { isCopied, copyText } = useCopied(address);
  // There such a link leads nowhere.
  const isAndroid = navigator.userAgent.includes('Android');
  return (
    <>
      {!isAndroid && (
        <>
          <Button
            variant="pine"
            className="self-start"
            href={address.replace(/^https?:/, 'webcal:')}
          >
            <Glyph name="calendar" />
            {copy.open}
          </Button>
          <p className={soft}>{copy.openHow}</p>
        </>
      )}
      <Field label={copy.address} hint={copy.addressHow}>
        <div className={styles.address}>
          <TextInput value={address} readOnly onText={() => undefined} />
          <Button variant="line" onClick={copyText}>
            <Glyph name={isCopied === true ? 'check' : 'copy'} />
            {copy.copy}
          </Button>
        </div>
      </Field>
      <output className={soft}>
        {isCopied === true && <span>{copy.copied}</span>}
        {isCopied === false && <span>{copy.notCopied}</span>}
      </output>
    </>
  );
}

function StopFeed({ id }: { id: string }) {
  const { keep } = usePlan();
  const stop = () => void keep([{ kind: 'feed', id, set: { stoppedAt: Date.now() } }]);
  return (
    <details className="disclosure">
      <summary className="row-inline middle gap-40 tap teal small weight-750 pointer">
        {copy.stop.action}
        <Glyph name="chev" />
      </summary>
      <div className="stack gap-50">
        <p className={soft}>{copy.stop.what}</p>
        <Button variant="line" size="small" className="self-start" onClick={stop}>
          {copy.stop.confirm}
        </Button>
      </div>
    </details>
  );
}

/** The address that calendars ask: null until it is derived from the secret. */
function useAddress(secret: string): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    const server = new URL(backendConfig().url).href.replace(/\/$/, '');
    const show = ({ token }: { token: string }) => {
      if (isWanted) setAddress(`${server}/functions/v1/feed/${token}.ics`);
    };
    feedOwner(secret).then(show, logBug);
    return () => {
      isWanted = false;
    };
  }, [secret]);
  return address;
}
