export type Problem = 'load' | 'unexpected' | 'storage';

/** The text of a section whose camps could not be loaded, and the notice that goes with it. */
export type Failure = { text: string; title: string; description: string };

/** `message` is the server's own, null when it sent none. */
type Failing = (problem: Problem, message: string | null) => Failure;

/** `basic` is null where one list is all there is. */
export type BreakFailures = { featured: Failing; basic: Failing | null };

const tryAgain = 'Please try again.';
// The disk is full, or storage is stuck: WebKit can keep what a dead page began until the browser ends.
const storage =
  'There’s no room to save the camps on this device. Free up some space, or close your browser and reopen it.';

/** What helps, beside the list that is missing. */
export const adviceOn = (problem: Problem): string =>
  problem === 'storage' ? storage : 'We’ll retry when you’re back online.';

function failing(text: string, title: string, data: string): Failing {
  const failures: Record<Problem, Failure> = {
    load: { text, title, description: `There was a problem loading the ${data}. ${tryAgain}` },
    unexpected: {
      text: 'Unexpected error occurred',
      title,
      description: `An unexpected error occurred. ${tryAgain}`,
    },
    storage: { text, title, description: storage },
  };
  return (problem) => failures[problem];
}

const inSection = (section: 'featured' | 'basic') =>
  failing(
    `Failed to load ${section} camps`,
    `Error loading ${section} camps`,
    `${section} camp data`,
  );

/** Winter shows the server's message in the section and in the notice. */
function said(text: string): Failing {
  return (problem, message) => {
    const shown = message ?? text;
    return { text: shown, title: shown, description: problem === 'storage' ? storage : tryAgain };
  };
}

export const fallFailures: BreakFailures = {
  featured: inSection('featured'),
  basic: inSection('basic'),
};
export const springFailures = fallFailures;
export const winterFailures: BreakFailures = {
  featured: said('Failed to load featured winter break camps'),
  basic: said('Failed to load winter break camps'),
};
/** All camps are one list: the summer camps, and the camps of all breaks. */
export const summerFailures: BreakFailures = {
  featured: failing('Failed to load camps', 'Error loading camps', 'camp data'),
  basic: null,
};
