/** Web Locks of one device, shared by its tabs. Only what sync.ts uses. */
export function fakeLocks(): Pick<LockManager, 'request'> & { isHeld(): boolean } {
  let isHeld = false;
  async function request(name: string, ...args: unknown[]): Promise<unknown> {
    const work = args.at(-1);
    if (typeof work !== 'function') throw new TypeError('no callback');
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
