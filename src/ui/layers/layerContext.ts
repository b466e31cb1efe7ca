import { createContext } from 'react';

/**
 * The container of floating elements. An open dialog makes the rest of the page inert, so elements above a Sheet must
 * be inside it; elsewhere it is the body (null).
 */
export const LayerContext = createContext<HTMLElement | null>(null);
