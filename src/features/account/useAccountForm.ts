import { type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import { useAuth } from '#data/session/useAuth.ts';

type FormTools<Problem extends string> = {
  /** The first thing that is wrong with what was typed; null sends it. */
  check: () => Problem | null;
  /** What the answer is about; null when all went well. */
  send: () => Promise<Problem | null>;
  /** The name of the field that a problem is about; it takes the focus. */
  fieldOf: (problem: Problem) => string | null;
};

type AccountForm<Problem> = {
  problem: Problem | null;
  isBusy: boolean;
  /** For the `<form>`. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onFocus: () => void;
    onSubmit: (event: SyntheticEvent) => void;
  };
};

/** A form that is checked by us and sent once; what was typed stays. */
export function useAccountForm<Problem extends string>({
  check,
  send,
  fieldOf,
}: FormTools<Problem>): AccountForm<Problem> {
  const { ask } = useAuth();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  // State would let through a second press in the same frame.
  const isSending = useRef(false);
  const ref = useRef<HTMLFormElement>(null);

  function show(found: Problem | null) {
    setProblem(found);
    const name = found === null ? null : fieldOf(found);
    const field = name === null ? null : ref.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isSending.current) return;
    const found = check();
    if (found !== null) return show(found);
    isSending.current = true;
    setBusy(true);
    const outcome = await send();
    isSending.current = false;
    setBusy(false);
    show(outcome);
  }

  return {
    problem,
    isBusy,
    form: {
      ref,
      noValidate: true,
      // While somebody types: one or two trips less when it is sent.
      onFocus: () => void ask(({ prepare }) => prepare()),
      onSubmit: (event) => void submit(event),
    },
  };
}
