import { securityName } from '#reports/domain/security_name'

/** One line of the product: who holds a security from where at the end of a day. */
export type HoldingRow = {
  isin: string
  commonCode: string | null
  name: string
  issued: number
  closeCents: number
  total: number
  country: string
  shares: number
  institutions: number
}

export type CountryHolding = {
  country: string
  shares: number
  institutions: number
  /** Tenths of a percent of all that is held. */
  permille: number
  /** Tenths of a point since the day that it is compared with; null where it was not held then. */
  change: number | null
}

export type SecurityHoldings = {
  isin: string
  commonCode: string | null
  name: string
  issued: number
  closeCents: number
  total: number
  institutions: number
  countries: CountryHolding[]
}

/** A security whose parts do not add up to its whole; such a report is not made. */
export class SumsDiffer extends Error {
  constructor(readonly isin: string) {
    super(`The parts of ${isin} do not add up`)
  }
}

/** Securities in the asked order, their countries ranked by shares. @throws SumsDiffer */
export function holdingsOf(
  isins: readonly string[],
  now: readonly HoldingRow[],
  before: readonly HoldingRow[]
): SecurityHoldings[] {
  const [current, earlier] = [grouped(now), grouped(before)]
  return isins.flatMap((isin) => {
    const lines = current.get(isin)
    return lines ? [holdingsOfOne(lines, earlier.get(isin) ?? [])] : []
  })
}

function holdingsOfOne(lines: HoldingRow[], before: HoldingRow[]): SecurityHoldings {
  const { isin, commonCode, name, issued, closeCents, total } = lines[0]!
  if (sumOf(lines, 'shares') !== total) throw new SumsDiffer(isin)
  const earlier = permilles(before)
  const ranked = lines.toSorted(
    (one, other) => other.shares - one.shares || one.country.localeCompare(other.country)
  )
  const parts = permilles(ranked)
  return {
    ...{ isin, commonCode, name: securityName(name), issued, closeCents, total },
    institutions: sumOf(lines, 'institutions'),
    countries: ranked.map(({ country, shares, institutions }) => ({
      ...{ country, shares, institutions, permille: parts.get(country)! },
      change: before.length === 0 ? null : parts.get(country)! - (earlier.get(country) ?? 0),
    })),
  }
}

/** Largest remainders get what rounding leaves, so that the parts are 1,000 together; of nothing each part is 0. */
function permilles(lines: readonly HoldingRow[]): Map<string, number> {
  const whole = sumOf(lines, 'shares')
  if (whole === 0) return new Map(lines.map(({ country }) => [country, 0]))
  const exact = lines.map(({ country, shares }) => ({ country, part: (shares * 1000) / whole }))
  const parts = new Map(exact.map(({ country, part }) => [country, Math.floor(part)]))
  const left = 1000 - [...parts.values()].reduce((sum, part) => sum + part, 0)
  const byRest = exact.toSorted((one, other) => (other.part % 1) - (one.part % 1))
  for (const { country } of byRest.slice(0, left)) parts.set(country, parts.get(country)! + 1)
  return parts
}

const sumOf = (lines: readonly HoldingRow[], of: 'shares' | 'institutions') =>
  lines.reduce((sum, line) => sum + line[of], 0)

const grouped = (lines: readonly HoldingRow[]) => Map.groupBy(lines, ({ isin }) => isin)
