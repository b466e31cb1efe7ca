/** After the address of the printed page: the log of two homes instead of the weeks. */
export const LOG_HASH = 'log';
