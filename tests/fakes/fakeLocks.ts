/** Web Locks of one device, shared by its tabs. Only what the app uses. */
export function fakeLocks(): Pick<LockManager, 'request'> & { isHeld(): boolean } {
  const held = new Map<string, Promise<unknown>>();
  async function request(name: string, ...args: unknown[]): Promise<unknown> {
    const work = args.at(-1);
    if (typeof work !== 'function') throw new TypeError('no callback');
    const [options] = args;
    const isPatient = typeof options !== 'object' || !Reflect.get(options ?? {}, 'ifAvailable');
    if (held.has(name) && !isPatient) return work(null);
    for (let holder = held.get(name); holder !== undefined; holder = held.get(name)) await holder;
    let release = nothing;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    held.set(name, released);
    try {
      return await work({ name, mode: 'exclusive' });
    } finally {
      held.delete(name);
      release();
    }
  }
  return { request, isHeld: () => held.size > 0 };
}

const nothing = (): void => undefined;
