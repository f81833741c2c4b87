import { percentOf, type Cents } from '#shared/domain/money'

/** What a credit note says: net and the VAT due on it, and what is missing to the amount that goes back. */
export type Credit = { netCents: Cents; vatCents: Cents; roundingCents: Cents }

export type Uncredited = {
  netCents: Cents
  vatCents: Cents
  /** What can still go back; differs from net and VAT by the rounding of earlier credit notes. */
  payableCents: Cents
}

/** Whatever the rate, a basis that leaves a right rest lies nearer. */
const REACH = 60

/**
 * The VAT is always the rate's share of the basis; where no basis gives the amount to the cent, the
 * nearest is rounded. Of several the one is taken whose rest is right by the same rule, so that all
 * credit notes add up to the invoice in each of its sums.
 */
export function creditPart(left: Uncredited, amountCents: Cents, vatPercent: number): Credit {
  const creditFor = (netCents: Cents): Credit => {
    const vatCents = percentOf(netCents, vatPercent)
    return { netCents, vatCents, roundingCents: amountCents - netCents - vatCents }
  }
  if (amountCents >= left.payableCents) return creditFor(left.netCents)

  const nearest = Math.round((amountCents * 100) / (100 + vatPercent))
  const [best] = Array.from({ length: 2 * REACH + 1 }, (_, at) => nearest - REACH + at)
    .filter((basis) => basis >= 1 && basis < left.netCents)
    .map((basis) => creditFor(basis))
    .map((credit) => ({ credit, cost: costOf(credit, left, vatPercent) }))
    .toSorted((one, other) => one.cost - other.cost)
  return best?.credit ?? creditFor(left.netCents)
}

/** The rounding now and of the rest, and above all how far the rest's VAT is from its basis. */
function costOf(credit: Credit, left: Uncredited, vatPercent: number): number {
  const { netCents, vatCents, roundingCents } = credit
  const [restNet, restVat] = [left.netCents - netCents, left.vatCents - vatCents]
  const restPayable = left.payableCents - netCents - vatCents - roundingCents
  const vatOff = restVat - percentOf(restNet, vatPercent)
  return Math.abs(roundingCents) + Math.abs(restPayable - restNet - restVat) + 6 * vatOff ** 2
}
