/** A page whose text is not whole: the disk, or a process that died while writing, spoiled it. */
export class TornPage extends Error {
  override readonly name = 'TornPage';
}
