import env from '#start/env'
import { CalendarDay } from '#shared/domain/calendar_day'

/** Amount that small orders pay extra, up to and including a subtotal. */
export type FeeRule = { amountCents: number; appliesUpToCents: number; basis: 'subtotal' }

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
  support: { email: string; phone: string }
  bankAccount: { holder: string; iban: string; bic: string; bank: string }
  pricing: {
    /** Stored with every quote and order, so that a price can be explained later. */
    rulesVersion: string
    fee: FeeRule
    /** Business days that one module of module pricing covers. */
    daysPerModule: number
  }
  /** Gross amount up to which a card may pay, in cents. */
  cardLimitCents: number
  downloadWindowDays: number
  terms: { version: string; effectiveOn: string }
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
  support: { email: 'data@alster-exchange.example', phone: '+49 40 0000 700' },
  bankAccount: {
    holder: 'Alster Exchange AG',
    iban: 'DE65 2099 9900 0000 7007 00',
    bic: 'ALSTDEHHXXX',
    bank: 'Hanseatische Beispielbank',
  },
  pricing: {
    rulesVersion: '2026-09',
    fee: { amountCents: 5_000, appliesUpToCents: 30_000, basis: 'subtotal' },
    daysPerModule: 31,
  },
  cardLimitCents: 950_000,
  downloadWindowDays: 90,
  terms: { version: '1.9', effectiveOn: '2024-02-15' },
  cookieConsentMonths: 6,
  decommission: {
    phase: env.get('DECOMMISSION_PHASE', 'active'),
    endsOn: env.get('DECOMMISSION_ON', '2027-10-29'),
    successorUrl: env.get('DECOMMISSION_SUCCESSOR', 'https://marketplace.alster-exchange.example'),
  },
})
