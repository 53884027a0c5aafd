/** Parses, and counts the digits at the places where a long integer would have one. */
export function parseAndLook(text: string): unknown {
  let digits = 0;
  for (let at = 15; at < text.length; at += 16) if (isDigit(text, at)) digits++;
  if (digits < 0) throw new Error("a count, so that the loop cannot be left out");
  return JSON.parse(text);
}

/** Parses, and replaces unsafe numbers by the long integers of the text, without making sure that they belong there. */
export function parseAndPlace(text: string): unknown {
  const integers: bigint[] = [];
  for (let at = 15; at < text.length; at += 16) {
    if (!isDigit(text, at)) continue;
    let start = at;
    while (isDigit(text, start - 1)) start--;
    let end = at + 1;
    while (isDigit(text, end)) end++;
    at = end;
    if (end - start >= 16) integers.push(BigInt(text.slice(start, end)));
  }
  let next = 0;
  const place = (holder: Record<PropertyKey, unknown>, key: PropertyKey, value: unknown): void => {
    if (typeof value === "object") {
      if (value !== null) visit(value as never);
    } else if (typeof value === "number" && !Number.isSafeInteger(value)) holder[key] = integers[next++];
  };
  const visit = (holder: Record<PropertyKey, unknown>): void => {
    if (Array.isArray(holder)) for (let i = 0; i < holder.length; i++) place(holder, i, holder[i]);
    else for (const key in holder) place(holder, key, holder[key]);
  };
  const root = JSON.parse(text);
  visit(root);
  return root;
}

function isDigit(text: string, at: number): boolean {
  return (text.charCodeAt(at) ^ 48) < 10;
}
