export function installTools(): void;
export function installedVersion(name: string): string | null;
