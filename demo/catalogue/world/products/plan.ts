import type { Family } from '#demo/catalogue/files/family'

/** A product of the demo; what is left out is the usual. */
export type ProductPlan = {
  code: string
  name: string
  family: Family | null
  category: string
  subcategory?: string
  venues: string[]
  calendar: string
  /** First day of the history, and the last one of a product that ended. */
  since?: string
  until?: string
  en: string
  de: string
  remark?: [en: string, de: string]
  /** Cents a day; without it the product has modules or is priced on request. */
  daily?: number
  priceGroup?: string
  minimalDays?: number
  buying?: ('otp' | 'subscription')[]
  kind?: 'files' | 'filterable' | 'report' | 'analytics'
  excluded?: string[]
  creditCard?: boolean
  filesPerDay?: number
  publishDelay?: number
  publishTime?: string
  /** Its newest day has not come: it is late, or missing. */
  heldBack?: boolean
  sample?: boolean
  like?: string[]
  useCases?: string
  trialWeeks?: number
  /** Sold by security: what it costs is for one ISIN and day. */
  isins?: boolean
  packages?: [code: string, en: string, de: string, cents: number][]
  visible?: boolean
}
