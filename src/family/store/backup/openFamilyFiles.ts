// In a file of its own: the names of what these need would weigh on every first page.
import type { HandOver, HandOverTools } from '../handOver/createHandOver.ts';
import type { Circles } from '../space/createCircles.ts';
import type { Rooms } from '../space/createRooms.ts';
import type { Backup, BackupTools } from './createBackup.ts';

export async function loadBackup(tools: BackupTools): Promise<Backup> {
  return (await import('./createBackup.ts')).createBackup(tools);
}

export async function loadHandOver(tools: HandOverTools): Promise<HandOver> {
  return (await import('../handOver/createHandOver.ts')).createHandOver(tools);
}

export async function loadRooms({
  store,
  clock,
}: Pick<BackupTools, 'store' | 'clock'>): Promise<Rooms> {
  return (await import('../space/openRooms.ts')).openRooms(store, clock);
}

export async function loadCircles({
  store,
  clock,
}: Pick<BackupTools, 'store' | 'clock'>): Promise<Circles> {
  return (await import('../space/openRooms.ts')).openCircles(store, clock);
}
