/** Whether this can be an address of mail: the server, and whether the mail arrives, decide. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
