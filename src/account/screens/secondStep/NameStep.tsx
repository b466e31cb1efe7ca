import { useState, useEffect, useEffectEvent } from 'react';
import { secondStepCopy } from '#account/words/secondStep.ts';
import type { Enrolled } from '#account/store/accounts.ts';
import { type AccountSession, useAuth } from '#account/store/useAuth.ts';
import { phoneNumber } from '#account/rules/phoneNumber.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { Cause } from '../pieces/Cause.tsx';
import { useAccountForm } from '../useAccountForm.ts';

const copy = secondStepCopy.turnOn;

/** A device that waits for its first code. `scan`: for an authenticator app. */
export type Started = {
  factorId: string;
  name: string;
  scan: { secret: string; uri: string } | null;
};

type Kind = 'app' | 'phone';
type Problem = Exclude<Enrolled['outcome'], 'done'> | 'noName' | 'noNumber';

type NameStepProps = { isFirst: boolean; onStarted: (started: Started) => void };

/** A name, and where the codes come from, if the server knows more than one way. */
export function NameStep({ isFirst, onStarted }: NameStepProps) {
  const { ask } = useAuth();
  const [name, setName] = useState<string>(isFirst ? copy.name.first : '');
  const [kind, setKind] = useState<Kind>('app');
  const [number, setNumber] = useState('');
  const hasPhones = usePhoneCodes();
  const { problem, isBusy, form } = useAccountForm<Problem>({
    check() {
      if (name.trim() === '') return 'noName';
      return kind === 'phone' && phoneNumber(number) === null ? 'noNumber' : null;
    },
    async send() {
      const started = await ask((session) => begin(session, name.trim(), kind, number));
      if (typeof started === 'string') return started;
      onStarted(started);
      return null;
    },
    fieldOf(found) {
      if (found === 'noNumber') return 'number';
      return found === 'noName' || found === 'nameTaken' ? 'name' : null;
    },
  });
  return (
    <>
      <Cause problem={problem} />
      {(problem === 'refused' || problem === 'needsCode') && (
        <Alert tone="danger" title={copy.refused} />
      )}
      <Form {...form}>
        <Field label={copy.name.label} error={nameError(problem)} hint={copy.name.hint}>
          <TextInput
            name="name"
            autoComplete="off"
            maxLength={60}
            required
            value={name}
            onText={setName}
          />
        </Field>
        {hasPhones && (
          <Segmented
            label={copy.kind.label}
            options={[
              { value: 'app', label: copy.kind.app },
              { value: 'phone', label: copy.kind.phone },
            ]}
            value={kind}
            onChange={setKind}
          />
        )}
        {kind === 'phone' && (
          <Field
            label={copy.number.label}
            error={problem === 'noNumber' ? copy.number.empty : undefined}
            hint={copy.number.hint}
          >
            <TextInput
              name="number"
              type="tel"
              autoComplete="tel"
              required
              value={number}
              onText={setNumber}
            />
          </Field>
        )}
        <Button variant="pine" type="submit" aria-disabled={isBusy}>
          {isBusy ? copy.name.busy : kind === 'app' ? copy.name.action : copy.number.action}
        </Button>
      </Form>
    </>
  );
}

async function begin(
  session: AccountSession,
  name: string,
  kind: Kind,
  number: string,
): Promise<Started | Exclude<Enrolled['outcome'], 'done'>> {
  if (kind === 'phone') {
    const enrolled = await session.enrollPhone(name, phoneNumber(number) ?? '');
    if (enrolled.outcome !== 'done') return enrolled.outcome;
    const sent = await session.sendCode(enrolled.factorId);
    if (sent !== 'done') return sent === 'expired' ? 'refused' : sent;
    return { factorId: enrolled.factorId, name, scan: null };
  }
  const enrolled = await session.enroll(name);
  if (enrolled.outcome !== 'done') return enrolled.outcome;
  const { factorId, secret, uri } = enrolled;
  return { factorId, name, scan: { secret, uri } };
}

function nameError(problem: Problem | null): string | undefined {
  if (problem === 'noName') return copy.name.empty;
  return problem === 'nameTaken' ? copy.name.taken : undefined;
}

/** Whether the server sends codes by text message; false until its response arrives. */
function usePhoneCodes(): boolean {
  const { ask } = useAuth();
  const [hasThem, setHasThem] = useState(false);
  const look = useEffectEvent(() => ask((session) => session.hasPhoneCodes()));
  useEffect(() => {
    let isMounted = true;
    const find = async () => {
      const answer = await look();
      if (isMounted) setHasThem(answer === true);
    };
    void find();
    return () => {
      isMounted = false;
    };
  }, []);
  return hasThem;
}
