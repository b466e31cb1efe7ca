/** Web Locks of one device, shared by its tabs. Only what sync.ts uses. */
export function fakeLocks(): Pick<LockManager, 'request'> & { isHeld(): boolean } {
  let isHeld = false;
  async function request(name: string, ...args: unknown[]): Promise<unknown> {
    const work = args.at(-1);
    if (typeof work !== 'function') throw new TypeError('no callback');
    if (isHeld) {
      const [options] = args;
      const isPatient = typeof options !== 'object' || !Reflect.get(options ?? {}, 'ifAvailable');
      // Somebody who waits for the lock here would wait as long as the test lives.
      return isPatient ? new Promise<never>(() => {}) : work(null);
    }
    isHeld = true;
    try {
      return await work({ name, mode: 'exclusive' });
    } finally {
      isHeld = false;
    }
  }
  return { request, isHeld: () => isHeld };
}
