/** Web Locks of one device, shared by its tabs. Only what schedule.ts uses. */
export function fakeLocks(): Pick<LockManager, 'request'> & { isHeld(): boolean } {
  const held = new Set<string>();
  async function request(name: string, ...args: unknown[]): Promise<unknown> {
    const work = args.at(-1);
    if (typeof work !== 'function') throw new TypeError('no callback');
    if (held.has(name)) {
      const [options] = args;
      const isPatient = typeof options !== 'object' || !Reflect.get(options ?? {}, 'ifAvailable');
      // Somebody who waits for the lock here would wait as long as the test lives.
      return isPatient ? new Promise<never>(() => {}) : work(null);
    }
    held.add(name);
    try {
      return await work({ name, mode: 'exclusive' });
    } finally {
      held.delete(name);
    }
  }
  return { request, isHeld: () => held.size > 0 };
}
