/** Runs steps and hands each on in another form; gives back what they give back. */
export function* relay<From, To, Result>(
  steps: Generator<From, Result, void>,
  change: (step: From) => To,
): Generator<To, Result, void> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    yield change(value);
  }
}
