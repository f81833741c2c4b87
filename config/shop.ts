import env from '#start/env'
import { CalendarDay } from '#shared/domain/calendar_day'

/** Amount that small orders pay extra, up to and including a subtotal. */
export type FeeRule = { amountCents: number; appliesUpToCents: number; basis: 'subtotal' }

export type PricingRules = {
  /** Stored with every quote and order, so that a price can be explained later. */
  rulesVersion: string
  /** First day of these rules, YYYY-MM-DD; they apply until the next ones begin. */
  effectiveFrom: string
  fee: FeeRule
  /** Days with files that one module of module pricing covers. */
  daysPerModule: number
}

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

export type DecommissionPhase = 'active' | 'announced' | 'closing' | 'closed'

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
  /** Those that apply today. */
  readonly pricing: PricingRules
  /** Gross amount up to which a card may pay, in cents. */
  cardLimitCents: number
  downloadWindowDays: number
  /** The version that is agreed to today. */
  readonly terms: Terms
  withdrawal: { days: number; refundDays: number }
  serverLogDays: number
  /** How long a browser keeps what a visitor chose. */
  visitorBasketDays: number
  /** How long the answer to the cookie question is kept. */
  cookieConsentMonths: number
  decommission: { phase: DecommissionPhase; endsOn: string; successorUrl: string }
}

/** Types the configuration and refuses an account number or a last day that cannot exist. */
export function defineShop(config: ShopConfig): ShopConfig {
  if (!hasValidCheckDigits(config.bankAccount.iban)) {
    throw new Error('config/shop.ts: the IBAN has wrong check digits')
  }
  if (!CalendarDay.parse(config.decommission.endsOn)) {
    throw new Error('DECOMMISSION_ON is no day of the form 2027-10-29')
  }
  return config
}

/** Of rules or texts the one that applies on a day: the last to begin; before all of them the first. */
export function inForceOn<Dated extends { effectiveFrom: string }>(
  day: string,
  all: readonly Dated[]
): Dated {
  const sorted = all.toSorted((one, other) => (one.effectiveFrom < other.effectiveFrom ? -1 : 1))
  const current = sorted.findLast(({ effectiveFrom }) => effectiveFrom <= day) ?? sorted[0]
  if (!current) throw new Error('config/shop.ts: nothing is in force')
  return current
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
export const TERMS: readonly Terms[] = [
  { version: '1.9', effectiveFrom: '2024-02-15', ...AGREED },
  { version: '2.0', effectiveFrom: '2026-11-22', ...AGREED },
]

/** ISO 13616: moved to the end, letters as numbers, the whole modulo 97 is 1. */
function hasValidCheckDigits(iban: string): boolean {
  const compact = iban.replaceAll(' ', '')
  const digits = [...compact.slice(4), ...compact.slice(0, 4)].map((sign) =>
    Number.parseInt(sign, 36)
  )
  return BigInt(digits.join('')) % 97n === 1n
}

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
  get pricing() {
    return inForceOn(CalendarDay.today().iso, PRICING_RULES)
  },
  cardLimitCents: 950_000,
  downloadWindowDays: 90,
  get terms() {
    return inForceOn(CalendarDay.today().iso, TERMS)
  },
  withdrawal: { days: 14, refundDays: 14 },
  serverLogDays: 30,
  visitorBasketDays: 30,
  cookieConsentMonths: 6,
  decommission: {
    phase: env.get('DECOMMISSION_PHASE', 'active'),
    endsOn: env.get('DECOMMISSION_ON', '2027-10-29'),
    successorUrl: env.get('DECOMMISSION_SUCCESSOR', 'https://marketplace.alster-exchange.example'),
  },
})
