/** A module of the app. What the first load brings is no part of the plan. */
export type PlannedModule = {
  id: string;
  /** Of its source, in characters: about a fifth of that is sent. */
  size: number;
  isPage: boolean;
  imports: PlannedModule[];
  /** What loads it by `import()`; null: the first load may. Empty: nothing does. */
  openers: PlannedModule[] | null;
  /** The packages that it brings along, with their sizes. They lie in files of their own. */
  packages: ReadonlyMap<string, number>;
};

/**
 * In characters: the most that a page, or a part that comes later, may load without need; and what a file costs each page
 * or part that loads it, since it is compressed alone, and what it costs the app.
 */
const limits = { page: 6000, part: 70_000, file: 2500, app: 600_000 };
/** A page is opened more often than any of its parts. */
const PAGE_WEIGHT = 10;

/** `roots`: the pages and parts that load it. */
type Chunk = {
  order: number;
  modules: readonly PlannedModule[];
  roots: Set<PlannedModule>;
  size: number;
  packages: ReadonlyMap<string, number>;
  imports: Set<Chunk>;
};
type Merge = { a: Chunk; b: Chunk; cost: number; extra: ReadonlyMap<PlannedModule, number> };

const sum = (values: Iterable<number>) => Array.from(values).reduce((all, value) => all + value, 0);
const weight = (root: PlannedModule) => (root.isPage ? PAGE_WEIGHT : 1);

/**
 * Splits the app into files: modules that the same pages and parts load are one, then again and again the two go together
 * that cost least. Whatever opens a part has loaded some files already: those cost it nothing. No files import each
 * other in a circle. Returns the name of each module's file.
 */
export function planChunks(modules: readonly PlannedModule[]): Map<string, string> {
  const rootsOf = findRoots(modules);
  const openersOf = new Map(
    modules.map((root) => {
      const openers = root.openers?.flatMap((opener) => [...(rootsOf.get(opener) ?? [])]);
      return [root, openers && new Set(openers.filter((other) => other !== root))];
    }),
  );

  /** Whether all that opens `root` has loaded what `roots` load. */
  function isPresent(
    roots: ReadonlySet<PlannedModule>,
    root: PlannedModule,
    seen = new Set<PlannedModule>(),
  ): boolean {
    if (roots.has(root)) return true;
    const openers = openersOf.get(root);
    if (!openers || openers.size === 0 || seen.has(root)) return false;
    seen.add(root);
    return [...openers].every((opener) => isPresent(roots, opener, seen));
  }

  const chunks = new Set(splitByRoots(modules, rootsOf, isPresent));
  const packages = new Map<PlannedModule, Set<string>>();
  for (const chunk of chunks) addPackages(chunk, packages);
  const wasted = new Map<PlannedModule, number>();
  let closures = new Map<Chunk, Set<Chunk>>();
  let presence = new Map<Chunk, Map<PlannedModule, boolean>>();

  function closureOf(chunk: Chunk): Set<Chunk> {
    const closure = closures.get(chunk) ?? reach(chunk);
    closures.set(chunk, closure);
    return closure;
  }

  function isAway(chunk: Chunk, root: PlannedModule): boolean {
    const known = presence.get(chunk) ?? new Map<PlannedModule, boolean>();
    presence.set(chunk, known);
    const present = known.get(root) ?? isPresent(chunk.roots, root);
    known.set(root, present);
    return !present;
  }

  /** What `root` would load besides, with `chunk` and all that it imports. */
  function extraOf(root: PlannedModule, chunk: Chunk): number {
    const away = [...closureOf(chunk)].filter((next) => isAway(next, root));
    const brought = new Map(away.flatMap((next) => [...next.packages]));
    for (const name of packages.get(root) ?? []) brought.delete(name);
    return sum(away.map(({ size }) => size)) + sum(brought.values());
  }

  const makesCircle = (a: Chunk, b: Chunk) =>
    Array.from(a.imports).some((next) => next !== b && closureOf(next).has(b));

  /** What it costs that two files become one. Null: too much. */
  function weigh(a: Chunk, b: Chunk): Merge | null {
    if (makesCircle(a, b) || makesCircle(b, a)) return null;
    const shared = Array.from(a.roots).filter((root) => b.roots.has(root));
    let cost = -limits.app - limits.file * sum(shared.map(weight));
    const extra = new Map<PlannedModule, number>();
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      for (const root of from.roots) {
        const more = to.roots.has(root) ? 0 : extraOf(root, to);
        if (more === 0) continue;
        cost += more * weight(root);
        extra.set(root, more);
        const most = root.isPage ? limits.page : limits.part;
        if (cost > 0 || (wasted.get(root) ?? 0) + more > most) return null;
      }
    }
    return { a, b, cost, extra };
  }

  const merges = new Queue();
  const all = [...chunks];
  all.forEach((a, at) => all.slice(at + 1).forEach((b) => merges.add(weigh(a, b))));
  let order = all.length;
  for (let next = merges.take(); next !== undefined; next = merges.take()) {
    const { a, b, cost } = next;
    if (!chunks.has(a) || !chunks.has(b)) continue;
    const now = weigh(a, b);
    if (now === null || now.cost > cost) {
      merges.add(now);
      continue;
    }
    for (const [root, more] of now.extra) wasted.set(root, (wasted.get(root) ?? 0) + more);
    const merged = join(a, b, order);
    order += 1;
    for (const chunk of [...closureOf(a), ...closureOf(b), merged]) {
      for (const root of merged.roots) chunk.roots.add(root);
      addPackages(chunk, packages);
    }
    chunks.delete(a);
    chunks.delete(b);
    for (const { imports } of chunks) {
      const importsOne = [a, b].filter((each) => imports.delete(each)).length > 0;
      if (importsOne) imports.add(merged);
    }
    closures = new Map();
    presence = new Map();
    for (const chunk of chunks) merges.add(weigh(chunk, merged));
    chunks.add(merged);
  }
  return nameFiles([...chunks]);
}

/** The pages and parts that load each module at once. */
function findRoots(modules: readonly PlannedModule[]): Map<PlannedModule, Set<PlannedModule>> {
  const found = new Map(modules.map((each) => [each, new Set<PlannedModule>()]));
  const visit = (each: PlannedModule, root: PlannedModule) => {
    const roots = found.get(each);
    if (roots === undefined || roots.has(root)) return;
    roots.add(root);
    for (const next of each.imports) visit(next, root);
  };
  for (const root of modules) if (root.openers?.length !== 0) visit(root, root);
  return found;
}

function splitByRoots(
  modules: readonly PlannedModule[],
  rootsOf: ReadonlyMap<PlannedModule, Set<PlannedModule>>,
  isPresent: (roots: ReadonlySet<PlannedModule>, root: PlannedModule) => boolean,
): Chunk[] {
  const chunks = new Map<string, Chunk>();
  const chunkOf = new Map<PlannedModule, Chunk>();
  modules.forEach((each, at) => {
    const roots = rootsOf.get(each) ?? new Set();
    if (roots.size === 0) return;
    const needing = [...roots].filter((root) => {
      const others = new Set(roots);
      others.delete(root);
      return others.size === 0 || !isPresent(others, root);
    });
    const key = (needing.length > 0 ? needing : [...roots])
      .map(({ id }) => id)
      .toSorted()
      .join();
    const { size, packages } = each;
    const alone = { order: at, modules: [each], roots, size, packages, imports: new Set<Chunk>() };
    const known = chunks.get(key);
    const chunk = known ? join(known, alone, known.order) : alone;
    chunks.set(key, chunk);
  });
  for (const chunk of chunks.values()) for (const each of chunk.modules) chunkOf.set(each, chunk);
  for (const chunk of chunks.values()) {
    for (const next of chunk.modules.flatMap(({ imports }) => imports)) {
      const imported = chunkOf.get(next);
      if (imported && imported !== chunk) chunk.imports.add(imported);
    }
  }
  for (const chunk of chunks.values())
    for (const next of reach(chunk)) for (const root of chunk.roots) next.roots.add(root);
  return [...chunks.values()];
}

const join = (a: Chunk, b: Chunk, order: number): Chunk => ({
  order,
  modules: [...a.modules, ...b.modules],
  roots: new Set([...a.roots, ...b.roots]),
  size: a.size + b.size,
  packages: new Map([...a.packages, ...b.packages]),
  imports: new Set([...a.imports, ...b.imports].filter((next) => next !== a && next !== b)),
});

/** A file and all that it imports. */
function reach(chunk: Chunk, found = new Set<Chunk>()): Set<Chunk> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const next of chunk.imports) reach(next, found);
  return found;
}

function addPackages(chunk: Chunk, packages: Map<PlannedModule, Set<string>>): void {
  for (const root of chunk.roots) {
    const known = packages.get(root) ?? new Set();
    for (const name of chunk.packages.keys()) known.add(name);
    packages.set(root, known);
  }
}

/** A file is named for its first module. */
function nameFiles(chunks: readonly Chunk[]): Map<string, string> {
  return new Map(
    chunks.flatMap(({ modules }) => {
      const [first = ''] = modules.map(({ id }) => id).toSorted();
      const name = first.replace(/^.*\/src\//, '').replaceAll(/\W+/g, '-');
      return modules.map(({ id }) => [id, name] as const);
    }),
  );
}

/** The cheapest first, of equal ones the oldest. */
class Queue {
  /** The next one stands last. */
  readonly #merges: Merge[] = [];

  add(merge: Merge | null): void {
    if (merge === null) return;
    let [low, high] = [0, this.#merges.length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const other = this.#merges[middle];
      if (other && isBefore(merge, other)) low = middle + 1;
      else high = middle;
    }
    this.#merges.splice(low, 0, merge);
  }

  take(): Merge | undefined {
    return this.#merges.pop();
  }
}

function isBefore(one: Merge, other: Merge): boolean {
  if (one.cost !== other.cost) return one.cost < other.cost;
  if (one.a.order !== other.a.order) return one.a.order < other.a.order;
  return one.b.order < other.b.order;
}
