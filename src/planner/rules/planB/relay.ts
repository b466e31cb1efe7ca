/** Runs steps and hands each on in another form; gives back what they give back. */
export function* relay<From, To, Result>(
  steps: Generator<From, Result, void>,
  change: (step: From) => To,
): Generator<To, Result, void> {
  let step = steps.next();
  for (; !step.done; step = steps.next()) yield change(step.value);
  return step.value;
}
