import type { Span } from '../types'

export const DATA_PARTNERS = '/admin/data-partners'

export type Partner = {
  id: string
  name: string
  kind: 'operator' | 'partner' | 'special'
  country: string
  /** Hundredths of a percent today. */
  hundredths: number | null
  soldCents: number
  creditedCents: number
  netCents: number
  owedCents: number
}

export type PartnerLine = {
  id: number
  productCode: string | null
  productName: string | null
  hundredths: number | null
  soldCents: number
  creditedCents: number
  netCents: number
  owedCents: number
}

export type Share = {
  id: number
  from: string
  to: string | null
  hundredths: number
  addedBy: string
  addedAt: string
}

export type PartnersPage = {
  month: string
  months: string[]
  partners: Partner[]
  ownCents: number
  netCents: number
  owedCents: number
  books: { netCents: number; otherCents: number; waiting: number }
}

export type PartnerPage = {
  month: string
  /** The first and the last day of the month. */
  span: Span
  months: string[]
  partner: Partner
  lines: PartnerLine[]
  shares: Share[]
}
