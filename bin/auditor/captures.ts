export type Capture = {
  paymentId: string
  orderId: string
  /** Captured, not given back and not taken back by a bank, in ten-thousandths of a euro. */
  amount: number
}

export type LedgerEntry = { kind: string; paymentId?: string } & Record<string, string>

/** Payments whose money the provider has taken, with what it has kept of it. */
export function capturesIn(entries: readonly LedgerEntry[]): Capture[] {
  const taken = new Set(entries.flatMap((one) => (one.kind === 'captured' ? [one.paymentId] : [])))
  const chargedBack = new Set(
    entries.flatMap((one) => (one.kind === 'chargeback' ? [one.paymentId] : []))
  )
  const back = (of: string) =>
    entries
      .filter(({ kind, paymentId }) => kind === 'canceled' && paymentId === of)
      .reduce((sum, { amount }) => sum + Math.round(Number(amount) * 10_000), 0)
  return entries
    .filter(({ kind, paymentId }) => kind === 'charge' && taken.has(paymentId!))
    .filter(({ paymentId }) => !chargedBack.has(paymentId!))
    .map(({ paymentId, orderId, amount }) => ({
      paymentId: paymentId!,
      orderId: orderId!,
      amount: Math.round(Number(amount) * 10_000) - back(paymentId!),
    }))
}
