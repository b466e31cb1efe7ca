import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/layers/Sheet.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import parts from './sheetParts.module.css';

type PlannerSheetProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** The label of the button that closes the sheet without `onEnd`. */
  cancel?: string;
  /** Buttons before the last one. */
  start?: ReactNode;
  /** The label of the last button, which closes the sheet unless `onEnd` is given. */
  end?: string;
  /** Until its promise settles, another press does nothing. */
  onEnd?: () => void | Promise<void>;
  isReady?: boolean;
  children: ReactNode;
};

/** A sheet of the planner with its buttons at the bottom. */
export function PlannerSheet(props: PlannerSheetProps) {
  const { title, isOpen, onClose, cancel, start, end, onEnd = onClose, isReady = true } = props;
  const { isBusy, run } = useSingleFlight();
  const footer =
    end === undefined ? undefined : (
      <div className={parts.ends}>
        {cancel !== undefined && (
          <Button variant="quiet" size="small" onClick={onClose}>
            {cancel}
          </Button>
        )}
        {start}
        <Button
          variant="pine"
          size="small"
          disabled={!isReady}
          aria-disabled={isBusy}
          onClick={() => void run(async () => onEnd())}
        >
          {end}
        </Button>
      </div>
    );
  return (
    <Sheet
      title={title}
      open={isOpen}
      onOpenChange={onClose}
      className={parts.body}
      footer={footer}
    >
      {props.children}
    </Sheet>
  );
}
