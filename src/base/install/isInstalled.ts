/** The mode `fullscreen` is missing here, because a plain tab may have it, too. */
const INSTALLED_MODES = new Set(['standalone', 'minimal-ui', 'window-controls-overlay']);

type Window = {
  /** The value of the media feature display-mode. */
  displayMode: string;
  /** navigator.standalone, which only Safari on iOS has. */
  standalone: boolean | undefined;
};

/** Whether this window was opened from the home screen, the dock or the start menu. */
export const isInstalled = ({ displayMode, standalone }: Window): boolean =>
  standalone === true || INSTALLED_MODES.has(displayMode);
