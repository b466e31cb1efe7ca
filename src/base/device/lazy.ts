export type Lazy<T> = {
  (): Promise<T>;
  /** Null until it has come. */
  loaded(): T | null;
};

/** Loads at the first call, once for everybody; a load that failed is tried again by the next call. */
export function lazy<T>(load: () => Promise<T>): Lazy<T> {
  let loading: Promise<T> | null = null;
  let loaded: T | null = null;
  async function begin() {
    try {
      return (loaded = await load());
    } catch (error) {
      loading = null;
      throw error;
    }
  }
  return Object.assign(() => (loading ??= begin()), { loaded: () => loaded });
}
