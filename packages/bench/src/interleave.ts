/**
 * Lets contenders take turns, so that what slows the machine down for a while slows all of them.
 *
 * @param contenders - by name, each with what measures it once
 * @param rounds - how often each is measured
 * @returns by name, one value a round
 */
export async function interleave(
  contenders: Readonly<Record<string, () => Promise<number>>>,
  rounds: number,
): Promise<Record<string, number[]>> {
  const names = Object.keys(contenders);
  const samples: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    // Backwards every other time, so that none always follows the same one.
    for (const name of round % 2 === 0 ? names : [...names].reverse()) {
      samples[name]?.push((await contenders[name]?.()) ?? Number.NaN);
    }
  }
  return samples;
}
