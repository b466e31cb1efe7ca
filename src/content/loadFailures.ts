export type Problem = 'load' | 'unexpected' | 'storage';

/** What a section says when its camps could not be loaded, and the notice that goes with it (spec 8). */
type Failure = { text: string; title: string; description: string };

function failure(section: 'featured' | 'basic', problem: Problem): Failure {
  const text = `Failed to load ${section} camps`;
  const title = `Error loading ${section} camps`;
  const failures: Record<Problem, Failure> = {
    load: {
      text,
      title,
      description: `There was a problem loading the ${section} camp data. Please try again.`,
    },
    unexpected: {
      text: 'Unexpected error occurred',
      title,
      description: 'An unexpected error occurred. Please try again.',
    },
    storage: {
      text,
      title,
      description: 'This phone would not keep the camps. Free some space and try again.',
    },
  };
  return failures[problem];
}

export const featuredFailure = (problem: Problem) => failure('featured', problem);
export const basicFailure = (problem: Problem) => failure('basic', problem);
