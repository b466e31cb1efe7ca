/**
 * Told of a password that the server has just taken: of a sign-in, a new account or a change. What a family's own key
 * is locked with must follow it.
 */
export type OnPassword = (password: string) => void;
