export type Problem = 'load' | 'unexpected' | 'storage';

/** What a section says when its camps could not be loaded, and the notice that goes with it (spec 8). */
type Failure = { text: string; title: string; description: string };

const unexpected = 'An unexpected error occurred. Please try again.';
const full = 'This phone would not keep the camps. Free some space and try again.';

function failure(section: 'featured' | 'basic', problem: Problem): Failure {
  const title = `Error loading ${section} camps`;
  switch (problem) {
    case 'load':
      return {
        text: `Failed to load ${section} camps`,
        title,
        description: `There was a problem loading the ${section} camp data. Please try again.`,
      };
    case 'unexpected':
      return { text: 'Unexpected error occurred', title, description: unexpected };
    case 'storage':
      return { text: `Failed to load ${section} camps`, title, description: full };
  }
}

export const featuredFailure = (problem: Problem) => failure('featured', problem);
export const basicFailure = (problem: Problem) => failure('basic', problem);
