/** The phase of the decommission in which something closes. */
export type Closes = 'closing' | 'closed' | 'never'

/**
 * Route patterns, with all below where they end on `/*`, for one method where they begin with it.
 * The longer line decides, then the one with a method. `/*` alone is for unknown addresses.
 */
export type Closing = Partial<Record<Closes, readonly string[]>>

type Line = { closes: Closes; method: string | null; place: string; isWhole: boolean; rank: number }

/** The lines of one or several modules, the most exact ones first. @throws for one that is too wide */
export function readClosing(...closings: readonly (Closing | undefined)[]): readonly Line[] {
  const lines = closings.flatMap((closing = {}) =>
    Object.entries(closing).flatMap(([closes, texts]) =>
      texts.map((text) => readLine(closes as Closes, text))
    )
  )
  return lines.sort((one, other) => other.rank - one.rank)
}

/** Named as wholes they would answer for pages that nobody has thought of. */
const TOO_WIDE = ['/admin', '/my-account', '/api', '/api/v1']

function readLine(closes: Closes, text: string): Line {
  const [path, method = null] = text.split(' ').toReversed() as [string, string?]
  const isWhole = path.endsWith('/*') && path !== '/*'
  const place = isWhole ? path.slice(0, -2) : path
  if (isWhole && TOO_WIDE.includes(place)) throw new Error(`${text} names too much`)
  return { closes, method, place, isWhole, rank: rankOf(place, isWhole, method) }
}

const rankOf = (place: string, isWhole: boolean, method: string | null) =>
  place.length * 4 + (isWhole ? 0 : 2) + (method ? 1 : 0)

export const closesWhen = (
  lines: readonly Line[],
  method: string,
  pattern: string
): Closes | undefined => lines.find((line) => fits(line, method, pattern))?.closes

function fits(line: Line, method: string, pattern: string): boolean {
  if (line.method && line.method !== (method === 'HEAD' ? 'GET' : method)) return false
  return pattern === line.place || (line.isWhole && pattern.startsWith(`${line.place}/`))
}

/** Addresses that close in a phase with all below them, whatever the method. */
export const placesThatClose = (lines: readonly Line[], phase: Closes): string[] =>
  lines.filter(({ closes, method }) => closes === phase && !method).map(({ place }) => place)
