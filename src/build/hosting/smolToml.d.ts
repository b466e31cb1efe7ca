// What is used of the package, for a folder where it is not installed yet.
declare module 'smol-toml' {
  export type TomlTable = { [name: string]: unknown };
  export function parse(text: string): TomlTable;
  export function stringify(table: TomlTable): string;
}
