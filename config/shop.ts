import env from '#start/env'
import type { PricingRules } from '#catalogue/domain/pricing_rules'
import { hasValidCheckDigits } from '#shared/domain/iban'
import type { DecommissionPhase } from '#site/domain/decommission'

/** What the terms and conditions agree on, besides prices and windows. */
export type Terms = {
  version: string
  /** First day of this version, YYYY-MM-DD; it applies until the next one begins. */
  effectiveFrom: string
  /** For a breach of the rights of use: percent of the net fee a month, at most, claimed within. */
  penalty: { percent: number; capCents: number; claimDays: number }
  amendmentDays: number
  transferDays: number
  noticeWeeks: number
  claimYears: number
}

export type ShopConfig = {
  name: string
  seller: {
    legalName: string
    addressLine1: string
    postcode: string
    city: string
    /** ISO code; deliveries to this country carry its VAT. */
    country: string
    vatId: string
    registerCourt: string
    registerNumber: string
    managingBoard: string[]
  }
  /** Where weaknesses are told, as an address: `mailto:…` or `https:…`. */
  securityContact: string
  support: { email: string; phone: string; hours: { from: string; to: string } }
  bankAccount: { holder: string; iban: string; bic: string; bank: string }
  /** All of them by their first days; which apply today says `pricingToday`. */
  pricingRules: readonly PricingRules[]
  /** Gross amount up to which a card may pay, in cents. */
  cardLimitCents: number
  /** All versions by their first days; which is agreed to today says `termsToday`. */
  termsVersions: readonly Terms[]
  withdrawal: { days: number; refundDays: number }
  serverLogDays: number
  /** How long a browser keeps what a visitor chose. */
  visitorBasketDays: number
  decommission: { phase: DecommissionPhase; endsOn: string; successorUrl: string }
}

/** Types the configuration and refuses an account number that cannot exist. */
export function defineShop(config: ShopConfig): ShopConfig {
  if (!hasValidCheckDigits(config.bankAccount.iban)) {
    throw new Error('config/shop.ts: the IBAN has wrong check digits')
  }
  return config
}

const SUPPORT_EMAIL = 'data@alster-exchange.example'

/** New rules are added at the end, with their first day; they begin by themselves. */
const PRICING_RULES: readonly PricingRules[] = [
  {
    rulesVersion: '2026-09',
    effectiveFrom: '2026-09-01',
    fee: { amountCents: 5_000, appliesUpToCents: 30_000, basis: 'subtotal' },
    daysPerModule: 31,
  },
]

const AGREED = {
  penalty: { percent: 25, capCents: 500_000, claimDays: 30 },
  amendmentDays: 60,
  transferDays: 90,
  noticeWeeks: 4,
  claimYears: 2,
}

/**
 * New terms are added at the end, with their first day. What was agreed stays: the text that ends is
 * kept below inertia/i18n/documents/<language>/terms/<version>.json, with its figures written out.
 */
const TERMS: readonly Terms[] = [
  { version: '1.9', effectiveFrom: '2024-02-15', ...AGREED },
  { version: '2.0', effectiveFrom: '2026-11-22', ...AGREED },
]

export default defineShop({
  name: 'Kontor',
  seller: {
    legalName: 'Alster Exchange AG',
    addressLine1: 'Speicherkontor 7',
    postcode: '20457',
    city: 'Hamburg',
    country: 'DE',
    vatId: 'DE300007004',
    registerCourt: 'Amtsgericht Hamburg',
    registerNumber: 'HRB 00000',
    managingBoard: ['Dr. Femke Wiencke', 'Jonas Adebayo'],
  },
  securityContact: env.get('SECURITY_CONTACT', `mailto:${SUPPORT_EMAIL}`),
  support: {
    email: SUPPORT_EMAIL,
    phone: '+49 40 0000 700',
    hours: { from: '08:00', to: '18:00' },
  },
  bankAccount: {
    holder: 'Alster Exchange AG',
    iban: 'DE65 2099 9900 0000 7007 00',
    bic: 'ALSTDEHHXXX',
    bank: 'Hanseatische Beispielbank',
  },
  pricingRules: PRICING_RULES,
  cardLimitCents: 950_000,
  termsVersions: TERMS,
  withdrawal: { days: 14, refundDays: 14 },
  serverLogDays: 30,
  visitorBasketDays: 30,
  decommission: {
    phase: env.get('DECOMMISSION_PHASE', 'active'),
    endsOn: env.get('DECOMMISSION_ON', '2027-10-29'),
    successorUrl: env.get('DECOMMISSION_SUCCESSOR', 'https://marketplace.alster-exchange.example'),
  },
})
