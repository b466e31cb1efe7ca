import { useCause } from '#data/device/useCause.ts';
import { useApp } from '#data/useApp.ts';
import { backupCopy, exportCopy } from '#content/backup.ts';
import { saveFile } from '#parts/saveFile.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { type ExportKind, exportPlan } from './exportPlan.ts';
import styles from './ExportLinks.module.css';

/** The plan for other programs: a calendar, a spreadsheet. */
export function ExportLinks() {
  const app = useApp();
  const causeOf = useCause();
  const save = async (kind: ExportKind) => {
    try {
      const made = await exportPlan(app, kind);
      if ('none' in made) {
        const { title, text } = exportCopy[made.none];
        toast({ title, description: text, tone: 'info' });
        return;
      }
      const saved = await saveFile(made.file);
      if (saved === 'canceled') return;
      const where = saved === 'downloaded' ? exportCopy.savedText(made.file.name) : '';
      const missing = made.leftOut > 0 ? exportCopy.leftOut(made.leftOut) : '';
      toast({ title: exportCopy.saved, description: `${where} ${missing}`.trim() });
    } catch (error) {
      console.error('The plan could not be exported', error);
      const cause = causeOf(error);
      if (cause === null) return;
      toast({ title: exportCopy.failed, description: backupCopy.failed[cause], tone: 'danger' });
    }
  };
  return (
    <p className={styles.also}>
      <span>{exportCopy.also}</span>
      <Button
        variant="quiet"
        size="small"
        className={styles.link}
        onClick={() => void save('calendar')}
      >
        {exportCopy.calendar}
      </Button>
      <Button
        variant="quiet"
        size="small"
        className={styles.link}
        onClick={() => void save('spreadsheet')}
      >
        {exportCopy.spreadsheet}
      </Button>
    </p>
  );
}
