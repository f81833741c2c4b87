/** Slips that a word may hold: none in the shortest, one in short and two in long ones. */
const slipsAllowed = (word: string) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2)

const MOST_WORDS = 8

/** Only those with the fewest slips; an unfinished word counts as the beginning of longer ones. */
export function nearWords(word: string, vocabulary: readonly string[]): string[] {
  let fewest = slipsAllowed(word)
  let found: string[] = []
  for (const known of vocabulary) {
    const slips = slipsToward(word, known, fewest)
    if (slips > fewest) continue
    if (slips < fewest) [fewest, found] = [slips, []]
    found.push(known)
  }
  return found.slice(0, MOST_WORDS)
}

/** Slips in the whole word or in the beginning of a longer one; Infinity for more than `most`. */
function slipsToward(word: string, known: string, most: number): number {
  if (known.startsWith(word)) return 0
  const slips = slipsBetween(word, known, most)
  return known.length > word.length
    ? Math.min(slips, slipsBetween(word, known.slice(0, word.length), most))
    : slips
}

/** Rows of the table that the distance is counted in; longer words are no slips of one another. */
const LONGEST = 64
const ROWS = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)]

/** Optimal string alignment distance, given up as soon as it must be more than `most`. */
function slipsBetween(one: string, other: string, most: number): number {
  if (most === 0 || Math.abs(one.length - other.length) > most) return Infinity
  if (Math.max(one.length, other.length) > LONGEST) return Infinity
  let [before, last, next] = ROWS as [Uint8Array, Uint8Array, Uint8Array]
  for (let column = 0; column <= other.length; column++) last[column] = column
  for (let row = 1; row <= one.length; row++) {
    let least = (next[0] = row)
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      let slips = Math.min(
        last[column]! + 1,
        next[column - 1]! + 1,
        last[column - 1]! + (same ? 0 : 1)
      )
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (swapped && row > 1 && column > 1) slips = Math.min(slips, before[column - 2]! + 1)
      next[column] = slips
      least = Math.min(least, slips)
    }
    if (least > most) return Infinity
    ;[before, last, next] = [last, next, before]
  }
  return last[other.length]!
}
