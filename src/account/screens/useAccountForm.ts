import { useState } from 'react';
import { useAuth } from '#account/store/useAuth.ts';

type FormTools<Problem extends string> = {
  /** The first thing that is wrong with what was typed; null sends it. */
  check: () => Problem | null;
  /** Resolves the problem; null when all went well. */
  send: () => Promise<Problem | null>;
  /** The name of the field that a problem is about; it takes the focus. */
  fieldOf: (problem: Problem) => string | null;
};

type AccountForm<Problem> = {
  problem: Problem | null;
  isBusy: boolean;
  /** Props of the `<Form>`, which reports an error when one of the tools throws. */
  form: { onFocus: () => void; onSubmit: (form: HTMLFormElement) => Promise<void> };
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

  async function submit({ elements }: HTMLFormElement) {
    const found = check() ?? (await sendBusily());
    setProblem(found);
    const name = found === null ? null : fieldOf(found);
    const field = name === null ? null : elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }

  async function sendBusily() {
    setBusy(true);
    try {
      return await send();
    } finally {
      setBusy(false);
    }
  }

  return {
    problem,
    isBusy,
    form: {
      // Connects while the user types, which saves one or two round trips on submit.
      onFocus: () => void ask(({ prepare }) => prepare()),
      onSubmit: submit,
    },
  };
}
