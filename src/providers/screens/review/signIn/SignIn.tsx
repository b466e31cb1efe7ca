import { useState } from 'react';
import type { Session, SignInOutcome } from '#account/account.ts';
import { reviewCopy } from '#providers/words/review.ts';
import { AuthCard } from '#ui/parts/AuthCard.tsx';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { PasswordInput } from '#ui/fields/PasswordInput.tsx';

const copy = reviewCopy.signIn;

type Problem = Exclude<SignInOutcome, 'done'> | 'noEmail' | 'noPassword';

/** Email and password; who signs in is taken on by whoever follows the session. */
export function SignIn({ session }: { session: Session }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);

  function fail(form: HTMLFormElement, found: Problem) {
    setProblem(found);
    const name = found === 'noEmail' || found === 'unconfirmed' ? 'email' : 'password';
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }

  async function submit(form: HTMLFormElement) {
    if (email.trim() === '') return fail(form, 'noEmail');
    if (password === '') return fail(form, 'noPassword');
    setBusy(true);
    try {
      const outcome = await session.signIn(email.trim(), password);
      if (outcome !== 'done') fail(form, outcome);
    } finally {
      setBusy(false);
    }
  }

  const cause = problem === 'limited' || problem === 'unreachable' ? copy[problem] : null;
  return (
    <AuthCard>
      <h1>{copy.title}</h1>
      <p>{copy.lead}</p>
      {cause !== null && (
        <Alert
          tone={problem === 'limited' ? 'danger' : 'info'}
          glyph={problem === 'limited' ? 'warn' : 'offline'}
          title={cause.title}
        >
          <p>{cause.text}</p>
        </Alert>
      )}
      <Form onSubmit={submit}>
        <Field label={copy.email} error={emailError(problem)}>
          <TextInput
            glyph="mail"
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={email}
            onText={setEmail}
          />
        </Field>
        <Field label={copy.password} error={passwordError(problem)}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onText={setPassword}
          />
        </Field>
        <Button variant="main" type="submit" aria-disabled={isBusy}>
          {isBusy ? copy.busy : copy.action}
        </Button>
      </Form>
    </AuthCard>
  );
}

function emailError(problem: Problem | null): string | undefined {
  if (problem === 'noEmail') return copy.needsEmail;
  return problem === 'unconfirmed' ? copy.unconfirmed : undefined;
}

function passwordError(problem: Problem | null): string | undefined {
  if (problem === 'noPassword') return copy.needsPassword;
  return problem === 'wrong' ? copy.wrong : undefined;
}
