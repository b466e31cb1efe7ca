import 'fake-indexeddb/auto';

/** Called before each storage operation; throwing is the fault. */
export type Fault = (operation: string, database: IDBDatabase | null) => unknown;

let fault: Fault | null = null;

/** Until the answer is called, each storage operation asks `next` first. */
export function withFaults(next: Fault): () => void {
  fault = next;
  return () => {
    fault = null;
  };
}

type Method = (this: unknown, ...given: unknown[]) => unknown;

function guard(prototype: object, name: string, databaseOf: (self: unknown) => IDBDatabase | null) {
  const real: unknown = Reflect.get(prototype, name);
  if (typeof real !== 'function') throw new Error(`${name} is no operation`);
  const guarded: Method = function guarded(...given) {
    fault?.(name, databaseOf(this));
    return Reflect.apply(real, this, given);
  };
  Reflect.set(prototype, name, guarded);
}

const ofStore = (self: unknown) => (self instanceof IDBObjectStore ? self.transaction.db : null);
const ofDatabase = (self: unknown) => (self instanceof IDBDatabase ? self : null);

for (const name of [
  'put',
  'add',
  'get',
  'getAll',
  'getAllKeys',
  'delete',
  'clear',
  'count',
  'openCursor',
]) {
  guard(IDBObjectStore.prototype, name, ofStore);
}
guard(IDBDatabase.prototype, 'transaction', ofDatabase);
