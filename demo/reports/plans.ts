/** A report of the past; days count back from today. */
export type ReportPlan = {
  email: string
  /** How long ago it was asked for. */
  daysAgo: number
  /** Places of its securities in the list of all. */
  securities: number[]
  /** Asked for by staff. */
  by?: string
  discountCents?: number
  /** Why it could not be made. */
  failure?: string
}

const LUC = 'luc.moreau@rivemarche.example'
const ANNA = 'anna.brandt@elbquant.example'
const NINA = 'nina.keller@limmatdata.example'
const STAFF = 'mats.hansen@alster-exchange.example'

/** Oldest first; what lies in the month before is on its invoice. */
export const REPORT_PLANS: ReportPlan[] = [
  { email: LUC, daysAgo: 41, securities: [12, 480, 1711] },
  { email: NINA, daysAgo: 38, securities: [905] },
  { email: LUC, daysAgo: 36, securities: [77, 78, 2040, 2500], discountCents: 5_000 },
  { email: ANNA, daysAgo: 34, securities: [1402, 1403], by: STAFF },
  { email: LUC, daysAgo: 9, securities: [12, 480, 1711, 2222, 2750] },
  { email: LUC, daysAgo: 3, securities: [301], failure: 'reports.failures.unreadable' },
  { email: NINA, daysAgo: 2, securities: [905, 1200], by: STAFF, discountCents: 2_500 },
]
