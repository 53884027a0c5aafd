/** Sorting by a name, or finding it by its start, makes no difference between cases. */
export function foldCase(name: string): string;
export function foldCase(name: string | null): string | null;
export function foldCase(name: string | null): string | null {
  return name === null ? null : name.normalize("NFC").toLowerCase();
}
