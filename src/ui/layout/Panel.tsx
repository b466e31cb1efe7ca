import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';

type PanelProps = {
  title: string;
  /** Shown beside the heading. */
  action?: ReactNode;
  /** It needs an action: a coral edge. */
  asks?: boolean;
  children: ReactNode;
  className?: string | undefined;
};

/** A section on a card of its own. */
export function Panel({ title, action, asks = false, children, className }: PanelProps) {
  const id = useId();
  return (
    <section
      className={classes(
        'stack packed gap-80 min-0 p-leading-145 panel-pad panel outlined',
        asks && 'coral-edge',
        className,
      )}
      aria-labelledby={id}
    >
      <div className="cluster middle spread gap-50-100">
        <h2 className="grow title-3" id={id}>
          {title}
        </h2>
        {action && <div className="as-high-as-text">{action}</div>}
      </div>
      {children}
    </section>
  );
}
