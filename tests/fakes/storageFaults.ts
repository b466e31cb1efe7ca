import 'fake-indexeddb/auto';

/** The operation about to run; `store` is null for a transaction that begins. */
export type Call = { store: IDBObjectStore | null; args: readonly unknown[] };

/** Called before each storage operation; what it throws is the fault. */
export type Fault = (operation: string, database: IDBDatabase | null, call: Call) => unknown;

let fault: Fault | null = null;

/** Calls `next` before each storage operation, until the returned function is called. */
export function withFaults(next: Fault): () => void {
  fault = next;
  return () => {
    fault = null;
  };
}

type Method = (this: unknown, ...args: unknown[]) => unknown;

type Owner = { database: IDBDatabase | null; store: IDBObjectStore | null };

function guard(prototype: object, names: readonly string[], ownerOf: (self: unknown) => Owner) {
  for (const name of names) {
    const real: unknown = Reflect.get(prototype, name);
    if (typeof real !== 'function') throw new Error(`${name} is not a method`);
    const guarded: Method = function guarded(...args) {
      const { database, store } = ownerOf(this);
      fault?.(name, database, { store, args });
      return Reflect.apply(real, this, args);
    };
    Reflect.set(prototype, name, guarded);
  }
}

const storeOf = (self: unknown) => {
  if (self instanceof IDBIndex) return self.objectStore;
  return self instanceof IDBObjectStore ? self : null;
};
const ofStore = (self: unknown) => {
  const store = storeOf(self);
  return { store, database: store?.transaction.db ?? null };
};
const ofDatabase = (self: unknown) => ({
  store: null,
  database: self instanceof IDBDatabase ? self : null,
});

const reading = ['get', 'getAll', 'getAllKeys', 'count', 'openCursor', 'openKeyCursor'];
guard(IDBObjectStore.prototype, ['put', 'add', 'delete', 'clear', ...reading], ofStore);
guard(IDBIndex.prototype, reading, ofStore);
guard(IDBDatabase.prototype, ['transaction'], ofDatabase);
