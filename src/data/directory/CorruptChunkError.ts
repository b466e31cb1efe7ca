/** A page whose text is not whole: the disk, or a process that died while writing, spoiled it. */
export class CorruptChunkError extends Error {
  override readonly name = 'TornPage';
  /** Of the copy the page belongs to. */
  readonly generation: number;

  constructor({ generation, no }: { generation: number; no: number }) {
    super(`page ${no} is torn`);
    this.generation = generation;
  }
}
