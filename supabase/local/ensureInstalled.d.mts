export const root: string;
export function ensureInstalled(): Promise<void>;
export function whyInstall(checkout: string): string | null;
