/** What is asked of a list, by the names in its address. */
export type AskedList = {
  path: string
  rows: number
  sorts: readonly string[]
  filters: readonly string[]
  searches: readonly string[]
}

/** A way to ask a list; the n-th of its addresses. */
export type Kind = readonly [name: string, addressOf: (n: number) => string]

const draw = <T>(from: readonly T[], n: number): T => from[n % from.length]!

/** Numbers that look thrown and are the same in every run. */
const thrown = (n: number) => ((n * 2_654_435_761) >>> 0) / 2 ** 32

/** Every way to ask a list, each with addresses of its own. */
export function kindsOf({ path, rows, sorts, filters, searches }: AskedList): Kind[] {
  const sorted = (n: number) =>
    `${path}?orderBy=${draw(sorts, n)}&orderDirection=${n % 2 ? 'asc' : 'desc'}`
  const filtered = (n: number) => `${sorted(n)}&${draw(filters, n)}`
  const searched = (n: number) => `${sorted(n)}&search=${encodeURIComponent(draw(searches, n))}`
  return [
    ['first pages, each order', sorted],
    ['any page, each order', (n) => `${sorted(n)}&page=${1 + Math.floor(thrown(n) * (rows / 10))}`],
    ['filters', filtered],
    ['filters, any of 500 pages', (n) => `${filtered(n)}&page=${1 + ((n * 7) % 500)}`],
    ['text search', searched],
    ['text search, any of 100 pages', (n) => `${searched(n)}&page=${1 + (n % 100)}`],
  ]
}
