import { createContext } from 'react';

/**
 * Where things that float are put. An open dialog makes the rest of the page inert, so what floats
 * above a Sheet must live inside it; everywhere else it is the body (null).
 */
export const LayerContext = createContext<HTMLElement | null>(null);
