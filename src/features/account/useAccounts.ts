export * from '#data/session/useAccounts.ts';
