import type { Draft } from '#providers/store/outbox/outbox.ts';

// Long enough not to write with every letter, short enough to lose a word at most when a page is killed.
const LATEST_MS = 400;

type DraftKeeperTools = {
  save: (draft: Draft) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** After each write: whether it is stored. */
  onSaved: (isSaved: boolean) => void;
};

export type DraftKeeper = {
  /** Stores it soon, with what is typed until then. */
  change: (draft: Draft) => void;
  /** Stores it now: the page is hidden, or a caller needs it. Resolves whether it is stored; never throws. */
  flush: () => Promise<boolean>;
  /** Forgets the draft, and what was waiting to be stored. */
  drop: (id: string) => Promise<boolean>;
  /** Forgets what was waiting to be stored. */
  stop: () => void;
};

/** Saves a form while it is typed. Writes follow each other, so that an earlier one never wins. */
export function createDraftKeeper({ save, remove, onSaved }: DraftKeeperTools): DraftKeeper {
  let waiting: Draft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<boolean> = Promise.resolve(true);

  function write(step: () => Promise<void>): Promise<boolean> {
    last = last.then(step).then(
      () => {
        onSaved(true);
        return true;
      },
      (error: unknown) => {
        console.error('A draft could not be stored', error);
        onSaved(false);
        return false;
      },
    );
    return last;
  }
  function flush(): Promise<boolean> {
    clearTimeout(timer);
    const draft = waiting;
    waiting = null;
    return draft === null ? last : write(() => save(draft));
  }
  function stop(): void {
    clearTimeout(timer);
    waiting = null;
  }
  return {
    change(draft) {
      // Continuous typing is saved, too: the timer runs from the first letter.
      if (waiting === null) timer = setTimeout(() => void flush(), LATEST_MS);
      waiting = draft;
    },
    flush,
    stop,
    drop(id) {
      stop();
      return write(() => remove(id));
    },
  };
}
