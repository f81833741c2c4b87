const NAMED = /\bR\s?E\s?[-–: ]?\s?(\d{4,15})(?!\d)/gi

/** Numbers of all invoices that a text names, written as people write them. */
export const invoicesIn = (text: string): number[] =>
  [...text.matchAll(NAMED)].map(([, digits]) => Number(digits))

/** The number of the only invoice that a text names; null where it names several. */
export function findInvoiceReference(text: string): number | null {
  const [number, ...others] = new Set(invoicesIn(text))
  return number !== undefined && others.length === 0 ? number : null
}
