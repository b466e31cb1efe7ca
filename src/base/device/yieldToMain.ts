/** Yields to the event loop so that input and paint can run. */
export const yieldToMain = () => new Promise<void>((resolve) => void setTimeout(resolve));
