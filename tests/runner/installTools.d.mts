export function installTools(folder: string): void;
export function installedVersion(folder: string, name: string): string | null;
