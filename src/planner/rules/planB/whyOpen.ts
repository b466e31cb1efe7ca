/** `reason`: what was tested first and spoke against them. `camps`: how many. */
export type ReasonCount<Reason extends string> = { reason: Reason; camps: number };

/**
 * Why a day stays open: each camp of the day is counted once, at the first test that it fails, so that the counts add
 * up to the camps of the day. A camp that passes all tests and still is not in the plan costs more than is left or lies
 * outside of the loop: 'plan'.
 */
export function whyOpen<Camp, Reason extends string>(
  camps: readonly Camp[],
  tests: readonly { reason: Reason; passes: (camp: Camp) => boolean }[],
): ReasonCount<Reason | 'plan'>[] {
  let left = camps;
  const counts: ReasonCount<Reason | 'plan'>[] = [];
  for (const { reason, passes } of tests) {
    const passing = left.filter(passes);
    counts.push({ reason, camps: left.length - passing.length });
    left = passing;
  }
  counts.push({ reason: 'plan', camps: left.length });
  return counts.filter((count) => count.camps > 0);
}
