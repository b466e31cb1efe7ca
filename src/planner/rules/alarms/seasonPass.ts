const PASS = /^(\d{4}-\d\d-\d\d)\.[\w-]{22}\.[\w-]{43}$/;

/** The last day of a pass, YYYY-MM-DD; null for a text that is none. Whether it is good only the server knows. */
export const lastDayOfPass = (pass: string): string | null => PASS.exec(pass)?.[1] ?? null;
