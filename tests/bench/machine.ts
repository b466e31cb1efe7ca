import { cpus, platform, release, totalmem } from 'node:os';
import { installedVersion } from '../runner/installTools.mjs';

const peers = [
  'dexie',
  'rxdb',
  'pouchdb-browser',
  '@tanstack/db',
  'fuse.js',
  'flexsearch',
  '@orama/orama',
];

export type Machine = { day: string; computer: string; browser: string; versions: string };

/** Where and with what a run was made: figures without it say nothing. */
export function describeMachine(browser: string): Machine {
  const [first] = cpus();
  return {
    day: new Date().toISOString().slice(0, 10),
    computer: `${cpus().length} cores (${first?.model.trim() || 'unnamed processor'}), ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${release()}`,
    browser: `Chromium ${browser}, Node ${process.versions.node}`,
    versions: peers
      .map((name) => `${name} ${installedVersion(import.meta.dirname, name)}`)
      .join(', '),
  };
}
