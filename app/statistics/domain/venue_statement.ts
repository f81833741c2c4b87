import { largestRemainder } from '#statistics/domain/largest_remainder'

/** What a product brought to a venue in a month, while one share held; without a share nothing is owed. */
export type RevenueLine = {
  venueId: string | null
  productCode: string | null
  productName: string | null
  /** Hundredths of a percent. */
  hundredths: number | null
  soldCents: number
  creditedCents: number
}

export type StatementLine = RevenueLine & { netCents: number; owedCents: number }

export type Statement = {
  lines: StatementLine[]
  soldCents: number
  creditedCents: number
  netCents: number
  owedCents: number
}

const WHOLE = 10_000n

/** What is owed is rounded once, half a cent up; its lines add up to it. */
export function statementOf(revenues: readonly RevenueLine[]): Statement {
  const nets = revenues.map(({ soldCents, creditedCents }) => soldCents - creditedCents)
  const exact = revenues.map(({ hundredths }, at) => BigInt(nets[at]!) * BigInt(hundredths ?? 0))
  const owedCents = halfUp(exact.reduce((sum, one) => sum + one, 0n))
  const owed = largestRemainder(owedCents, exact, WHOLE)
  const sum = (of: (line: RevenueLine) => number) =>
    revenues.reduce((all, line) => all + of(line), 0)
  return {
    lines: revenues.map((line, at) => ({ ...line, netCents: nets[at]!, owedCents: owed[at]! })),
    soldCents: sum((line) => line.soldCents),
    creditedCents: sum((line) => line.creditedCents),
    netCents: nets.reduce((all, net) => all + net, 0),
    owedCents,
  }
}

function halfUp(exact: bigint): number {
  const moved = exact + WHOLE / 2n
  const rest = ((moved % WHOLE) + WHOLE) % WHOLE
  return Number((moved - rest) / WHOLE)
}
