import type { VatReason } from '#catalogue'
import type { Address } from '#identity'
import type { Cents } from '#shared/domain/money'
import type { Locale } from '#shared/domain/locale'

export const INVOICE_KINDS = ['Invoice', 'CreditNote'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

/** Reasons of VAT that an invoice can carry; an order by quota owes no money and gets none. */
export type InvoiceVatReason = Exclude<VatReason, 'quota' | 'unknown'>

export type InvoiceLine = {
  name: string
  code: string | null
  /** Days that were bought, YYYY-MM-DD. */
  range: { from: string; to: string } | null
  countedDays: number | null
  modules: number | null
  cents: Cents
}

/** What stands for an amount and not for days of a product; its kind says how it will be called. */
export type AmountLine = { kind: 'whole_order' | 'credit_line'; order: number; cents: Cents }

export type Seller = {
  name: string
  legalName: string
  address: Omit<Address, 'name'>
  vatId: string
  register: string
  email: string
  phone: string
  account: { holder: string; iban: string; bic: string; bank: string }
}

/** What was supplied over some days, and the page where its customer finds it. */
export type Supply = { from: string; to: string; name: string; path: string }

export type InvoiceContent = {
  kind: InvoiceKind
  /** The number as people read it: RE-10001. */
  label: string
  issuedOn: string
  locale: Locale
  /** Null where it is about something else: then `supply` says what. */
  order: { number: number; placedOn: string } | null
  supply?: Supply
  corrects: { label: string; issuedOn: string } | null
  seller: Seller
  buyer: { company: string; contact: string; address: Address; vatId: string | null; email: string }
  ownReference: string | null
  costCentre: string | null
  lines: InvoiceLine[]
  subtotalCents: Cents
  feeCents: Cents
  discountCents: Cents
  netCents: Cents
  vat: {
    percent: number
    cents: Cents
    reason: InvoiceVatReason
    /** The legal reason that staff named for charging none at home. */
    exemption: string | null
  }
  grossCents: Cents
  /** What a credit note adds to its total to be the amount that goes back; older ones have none. */
  roundingCents?: Cents
  /** How and when it was paid, or given back. */
  settled: { way: 'BankTransfer' | 'Card'; on: string } | null
  /** Day of supply where the files were ready before. */
  suppliedOn: string | null
  reason: string | null
}

/** A paper before it is issued: lines of amounts still wait for their words. */
export type DraftedContent = Omit<InvoiceContent, 'lines'> & { lines: (InvoiceLine | AmountLine)[] }

const PREFIXES = { Invoice: 'RE', CreditNote: 'RK' } as const

/** The number of an invoice or credit note as people read it. */
export const invoiceLabel = (kind: InvoiceKind, number: number): string =>
  `${PREFIXES[kind]}-${number}`

/** A label as typed or as it stands in an address; null for what is none. */
export function readInvoiceLabel(label: string): { kind: InvoiceKind; number: number } | null {
  const match = /^(RE|RK)-(\d{1,15})$/.exec(label)
  if (!match) return null
  return { kind: match[1] === 'RE' ? 'Invoice' : 'CreditNote', number: Number(match[2]) }
}

/** What is to be paid by an invoice, or goes back by a credit note. */
export const payableCents = ({
  grossCents,
  roundingCents = 0,
}: Pick<InvoiceContent, 'grossCents' | 'roundingCents'>): Cents => grossCents + roundingCents
