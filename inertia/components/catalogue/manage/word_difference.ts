export type Piece = { kind: 'same' | 'gone' | 'new'; text: string }

/** Longer texts are told as a whole: the table of their words would be too large. */
const MOST_WORDS = 400

/** What became of a text, word by word: what stays, what goes and what comes. */
export function wordDifference(before: string, after: string): Piece[] {
  const [one, other] = [wordsOf(before), wordsOf(after)]
  if (Math.max(one.length, other.length) > MOST_WORDS) {
    return joined([
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
    ])
  }
  return joined(walk(one, other, commonLengths(one, other)))
}

/** Words with the space behind them, so that joined they are the text again. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? []

const isSame = (one: string, other: string) => one.trim() === other.trim()

/** At each pair of places: how many words the rests have in common, in their order. */
function commonLengths(one: string[], other: string[]): number[][] {
  const table = Array.from({ length: one.length + 1 }, () =>
    Array<number>(other.length + 1).fill(0)
  )
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      table[i]![j] = isSame(one[i]!, other[j]!)
        ? table[i + 1]![j + 1]! + 1
        : Math.max(table[i + 1]![j]!, table[i]![j + 1]!)
    }
  }
  return table
}

function walk(one: string[], other: string[], common: number[][]): Piece[] {
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < one.length || j < other.length) {
    const [before, after] = [one[i], other[j]]
    if (before !== undefined && after !== undefined && isSame(before, after)) {
      pieces.push({ kind: 'same', text: after })
      i++
      j++
    } else if (j >= other.length || (i < one.length && common[i + 1]![j]! >= common[i]![j + 1]!)) {
      pieces.push({ kind: 'gone', text: one[i++]! })
    } else pieces.push({ kind: 'new', text: other[j++]! })
  }
  return pieces
}

/** Neighbours of one kind are one piece. */
function joined(pieces: Piece[]): Piece[] {
  const result: Piece[] = []
  for (const piece of pieces.filter(({ text }) => text !== '')) {
    const last = result.at(-1)
    if (last?.kind === piece.kind) last.text += piece.text
    else result.push({ ...piece })
  }
  return result
}
