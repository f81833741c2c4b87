/** A file's day and the numbers of its name, of which one may tell the files of a day apart. */
export type Numbered = { day: number; numbers: readonly string[] }

/** Which number of a name is the part; null where a day has one file. `others` share day and part with another. */
export type PartChoice = { at: number | null; others: number[] }

/** More copies than these are no mishap but files that nothing tells apart. */
const MOST_OTHERS = 0.02
const MOST_DIGITS = 4

/** The number that leaves the fewest files in one place; null where none tells them apart. */
export function choosePart(files: readonly Numbered[]): PartChoice | null {
  const numbers = files[0]!.numbers.map((_, at) => at)
  const fitting = numbers.filter((at) =>
    files.every((one) => one.numbers[at]!.length <= MOST_DIGITS)
  )
  const choices = [null, ...fitting].map((at) => ({ at, ...measured(files, at) }))
  const [best] = choices.toSorted(
    (one, other) => one.others.length - other.others.length || one.values - other.values
  )
  const { at, others } = best!
  return others.length > files.length * MOST_OTHERS ? null : { at, others }
}

function measured(files: readonly Numbered[], at: number | null) {
  const taken = new Set<number>()
  const values = new Set<number>()
  const others = files.flatMap(({ day, numbers }, index) => {
    const part = at === null ? 1 : Number(numbers[at])
    const place = day * 10 ** MOST_DIGITS + part
    values.add(at === null ? 0 : part)
    if (taken.has(place)) return [index]
    taken.add(place)
    return []
  })
  return { others, values: at === null ? 0 : values.size }
}
