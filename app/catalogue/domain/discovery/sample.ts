export type SampleColumn = { name: string; type: string }

export type Sample = {
  /** In the order of the file; none for captures, and none where a CSV file has no head line. */
  columns: SampleColumn[]
  /** Rows of the file; null where they are not counted. */
  rows: number | null
  /** Whether they were counted, or reckoned from the beginning. */
  isCounted: boolean
  /** The fewest columns that tell the rows of the beginning apart; none where it is not plain. */
  keys: string[]
}

/** Samples of a series: columns of the newest file, in types that hold the older ones, too. */
export type Shown = Omit<Sample, 'rows'> & {
  rows: number | null
  /** Columns that the oldest sample did not have, and those that the newest lost. */
  added: string[]
  gone: string[]
}

/** @param samples at least one, the oldest first */
export function mergeSamples(samples: readonly Sample[]): Shown {
  const [oldest, newest] = [samples[0]!, samples.at(-1)!]
  const columns = newest.columns.map(({ name }) => ({ name, type: commonType(samples, name) }))
  const rows = samples.flatMap((sample) => sample.rows ?? []).sort((one, other) => one - other)
  return {
    columns,
    rows: rows[Math.floor(rows.length / 2)] ?? null,
    isCounted: samples.every(({ isCounted }) => isCounted),
    keys: samples.every(({ keys }) => isSame(keys, newest.keys)) ? newest.keys : [],
    added: without(newest, oldest),
    gone: without(oldest, newest),
  }
}

const without = (one: Sample, other: Sample) =>
  one.columns
    .map(({ name }) => name)
    .filter((name) => !other.columns.some((column) => column.name === name))

const isSame = (one: string[], other: string[]) => one.join('\0') === other.join('\0')

function commonType(samples: readonly Sample[], name: string): string {
  const found = samples.flatMap(({ columns }) => columns.filter((one) => one.name === name))
  const types = [...new Set(found.map(({ type }) => type))]
  if (types.length === 1) return types[0]!
  return types.every(isNumber) ? 'double' : 'varchar'
}

const isNumber = (type: string) => /^(u?(tiny|small|big|huge)?int|double|float|decimal)/.test(type)
