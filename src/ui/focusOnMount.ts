/**
 * A ref for what takes the place of a pressed button: the focus reads it out, and is not lost with the button. The element
 * needs a `tabIndex`. An inline function would take the focus back at each render.
 */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
