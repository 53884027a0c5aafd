/**
 * Sorting by a name, or finding it by a part, makes no difference between cases. Of Σ there are two small letters, one for
 * the end of a word: taken for the same, the part of a name stands in it wherever that part ends.
 */
export function foldCase(name: string): string;
export function foldCase(name: string | null): string | null;
export function foldCase(name: string | null): string | null {
  return name === null ? null : name.normalize("NFC").toLowerCase().replaceAll("ς", "σ");
}
