import type { InvoiceFacts } from '#tests/unit/billing/support/invoice_facts'

type Rules = Record<string, (invoice: InvoiceFacts) => boolean>
type Tax = InvoiceFacts['taxes'][number]

const sumOf = <T>(list: readonly T[], amount: (one: T) => number | null) =>
  list.reduce((sum, one) => sum + amount(one)!, 0)

/** Every line, charge and allowance: each has a category of its own. */
const parts = ({ lines, charges }: InvoiceFacts) => [...lines, ...charges]

const chargedOf = ({ charges }: InvoiceFacts, isCharge: boolean) =>
  sumOf(
    charges.filter((charge) => charge.isCharge === isCharge),
    ({ amount }) => amount
  )

const basisOf = ({ lines, charges }: InvoiceFacts, category: string | null) =>
  sumOf(lines, (line) => (line.category === category ? line.total : 0)) +
  sumOf(charges, (charge) => (charge.category === category ? signed(charge) : 0))

const signed = ({ isCharge, amount }: InvoiceFacts['charges'][number]) =>
  isCharge ? amount : -amount

const are =
  (category: string, holds: (tax: Tax, invoice: InvoiceFacts) => boolean) =>
  (invoice: InvoiceFacts) =>
    invoice.taxes.every((tax) => tax.category !== category || holds(tax, invoice))

const ratesOf = (categories: readonly string[], holds: (rate: string | null) => boolean) =>
  ((invoice) =>
    parts(invoice).every(
      ({ category, rate }) => !categories.includes(category!) || holds(rate)
    )) satisfies Rules[string]

const isExempt = (category: string | null) => ['AE', 'E', 'O'].includes(category!)
const areThere = (list: readonly (string | null)[]) => list.every((value) => value !== null)

/** Rules of EN 16931 about sums. */
const SUMS: Rules = {
  'BR-24': ({ lines }) =>
    lines.every(({ price, quantity, total }) => total === price! * Number(quantity)),
  'BR-CO-10': ({ lines, sums }) => sums.lines === sumOf(lines, ({ total }) => total),
  'BR-CO-11': (invoice) => invoice.sums.allowances === chargedOf(invoice, false),
  'BR-CO-12': (invoice) => invoice.sums.charges === chargedOf(invoice, true),
  'BR-CO-13': ({ sums }) => sums.net === sums.lines! - sums.allowances + sums.charges,
  'BR-CO-14': ({ sums, taxes }) => sums.vat === sumOf(taxes, ({ amount }) => amount),
  'BR-CO-15': ({ sums }) => sums.gross === sums.net! + sums.vat!,
  'BR-CO-16': ({ sums }) => sums.due === sums.gross! - sums.prepaid + sums.rounding,
  'BR-CO-17': ({ taxes }) =>
    taxes.every(({ amount, basis, rate }) => amount === Math.round((basis * Number(rate)) / 100)),
  'BR-CO-18': ({ taxes }) => taxes.length > 0,
  'BR-CO-25': ({ sums, terms }) => sums.due! <= 0 || terms !== null,
}

/** Rules of EN 16931 about VAT; x stands for each category that the shop uses. */
const VAT: Rules = {
  'BR-CO-4': (invoice) => areThere(parts(invoice).map(({ category }) => category)),
  'BR-CO-9': ({ seller, buyer }) =>
    [seller.vatId, buyer.vatId].every((id) => id === null || /^[A-Z]{2}/.test(id)),
  'BR-x-01': (invoice) =>
    parts(invoice).every(({ category }) => invoice.taxes.some((tax) => tax.category === category)),
  'BR-S-02': are('S', (_, { seller }) => seller.vatId !== null),
  'BR-E-02': are('E', (_, { seller }) => seller.vatId !== null),
  'BR-AE-02': are('AE', (_, { seller, buyer }) => areThere([seller.vatId, buyer.vatId])),
  'BR-O-02': are('O', (_, { seller, buyer }) => seller.vatId === null && buyer.vatId === null),
  'BR-S-05': ratesOf(['S'], (rate) => Number(rate) > 0),
  'BR-AE-05': ratesOf(['AE', 'E'], (rate) => rate === '0'),
  'BR-O-05': ratesOf(['O'], (rate) => rate === null),
  'BR-x-08': (invoice) =>
    invoice.taxes.every(({ category, basis }) => basis === basisOf(invoice, category)),
  'BR-x-09': ({ taxes }) =>
    taxes.every(({ category, amount }) => !isExempt(category) || amount === 0),
  'BR-x-10': ({ taxes }) =>
    taxes.every(
      ({ category, exemption, exemptionCode }) =>
        isExempt(category) === (exemption !== null || exemptionCode !== null)
    ),
  'BR-O-11': are('O', (_, { taxes }) => taxes.length === 1),
}

/** Parts that EN 16931 requires, and XRechnung, its usage in Germany (BR-DE). */
const PARTS: Rules = {
  'BR-01': ({ profile }) => /xrechnung_\d+\.\d+$/.test(profile ?? ''),
  'BR-02': ({ number }) => number !== null,
  'BR-03': ({ issuedOn }) => /^\d{8}$/.test(issuedOn ?? ''),
  'BR-04': ({ type }) => type === '380' || type === '381',
  'BR-05': ({ currency }) => currency === 'EUR',
  'BR-06': ({ seller, buyer }) => areThere([seller.name, buyer.name]),
  'BR-09': ({ seller, buyer }) => areThere([seller.country, buyer.country]),
  'BR-16': ({ lines }) => lines.length > 0,
  'BR-21': ({ lines }) => new Set(lines.map(({ id }) => id)).size === lines.length,
  'BR-25': ({ lines }) => areThere(lines.map(({ name }) => name)),
  'BR-33': ({ charges }) => areThere(charges.map(({ reason }) => reason)),
  'BR-55': ({ type, corrects }) => (type === '381') === (corrects !== null),
  'BR-61': ({ means, iban }) => means !== '58' || iban !== null,
  'BR-62': ({ seller, buyer }) => areThere([seller.endpoint, buyer.endpoint]),
  'BR-CO-26': ({ seller }) => seller.vatId !== null || seller.register !== null,
  'BR-DE-1': ({ means }) => means !== null,
  'BR-DE-3': ({ seller, buyer }) => areThere([seller.city, buyer.city]),
  'BR-DE-4': ({ seller, buyer }) => areThere([seller.postcode, buyer.postcode]),
  'BR-DE-5': ({ seller }) => areThere([seller.contact, seller.phone, seller.email]),
  'BR-DE-14': ({ taxes }) => areThere(taxes.map(({ rate }) => rate)),
  'BR-DE-15': ({ buyerReference }) => buyerReference !== null,
  'made up': ({ purchaseOrder }) => purchaseOrder !== 'NA',
}

const RULES: Rules = { ...SUMS, ...VAT, ...PARTS }

/** The rules that an invoice breaks. */
export const brokenRules = (invoice: InvoiceFacts): string[] =>
  Object.keys(RULES).filter((id) => !RULES[id]!(invoice))
