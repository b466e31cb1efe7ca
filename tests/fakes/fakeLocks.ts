/** Web Locks of one device: every tab gets the same. Only what sync.ts asks of them. */
export function fakeLocks(): Pick<LockManager, 'request'> & { isHeld(): boolean } {
  let isHeld = false;
  async function request(name: string, ...given: unknown[]): Promise<unknown> {
    const work = given.at(-1);
    if (typeof work !== 'function') throw new TypeError('no work');
    if (isHeld) return work(null);
    isHeld = true;
    try {
      return await work({ name, mode: 'exclusive' });
    } finally {
      isHeld = false;
    }
  }
  return { request, isHeld: () => isHeld };
}
