import type { App } from '#data/createApp.ts';
import { waitForDirectory } from '#data/directory/waitForDirectory.ts';
import { campPath } from '#domain/camp/campPath.ts';
import { calendarFile } from '#domain/share/calendarFile.ts';
import { planCalendar } from '#domain/share/plan/planCalendar.ts';
import { planEntries } from '#domain/share/plan/planEntries.ts';
import { planSpreadsheet } from '#domain/share/plan/planSpreadsheet.ts';
import { exportCopy } from '#content/backup.ts';
import { site } from '#site';

export type ExportKind = 'calendar' | 'spreadsheet';
/** `leftOut`: planned camps whose days nobody can be sure of. */
export type Exported =
  | { file: File; leftOut: number }
  | { none: 'noPlan' | 'noDays' | 'nothing' | 'noCamps' };

const WAIT_MS = 5000;
const pageOf = (campId: string) => site.url + campPath(campId);

/** The family's plan as a file for other programs. Rejects with StorageError. */
export async function exportPlan(app: App, kind: ExportKind): Promise<Exported> {
  const [entries, known] = await Promise.all([
    app.backup().then(async (backup) => planEntries(await backup.things())),
    waitForDirectory(app.directory, WAIT_MS),
  ]);
  const directory = known.status === 'ready' ? known.directory : null;
  const day = app.today.getState();
  if (kind === 'spreadsheet') {
    if (entries.length === 0) return { none: 'nothing' };
    const text = planSpreadsheet(entries, directory?.camps ?? [], pageOf);
    return { file: fileOf(text, `camply-${day}.csv`, 'text/csv'), leftOut: 0 };
  }
  if (!entries.some(({ isPlanned }) => isPlanned)) return { none: 'noPlan' };
  if (directory === null) return { none: 'noCamps' };
  const { events, leftOut } = planCalendar(entries, directory, day, pageOf);
  if (events.length === 0) return { none: 'noDays' };
  const text = calendarFile(exportCopy.name, events, Date.now());
  return { file: fileOf(text, `camply-${day}.ics`, 'text/calendar'), leftOut };
}

const fileOf = (text: string, name: string, type: string) =>
  new File([text], name, { type: `${type};charset=utf-8` });
