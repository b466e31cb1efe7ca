/** Lets fingers and the screen in between: what comes after it has a task of its own. */
export const yieldToMain = () => new Promise<void>((resolve) => void setTimeout(resolve));
