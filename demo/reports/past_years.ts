import { OTHER_CUSTOMERS } from '#demo/identity/customers'
import { daysOfSeason } from '#demo/shared/days_of_season'
import type { ReportPlan } from '#demo/reports/plans'

/** Days of two years, but for the last weeks, whose reports have their files. */
const OLDEST = 730
const NEWEST = 46

/** Many are asked for before shareholders meet in spring, few in summer. */
const REPORTS_OF_MONTH = [2, 3, 5, 5, 4, 2, 1, 1, 2, 3, 3, 2]

const ASKED_FROM = ['DE', 'AT', 'CH', 'FR', 'GB', 'LU']

/** How many securities each report is about, in turn; every ninth of them was given cheaper. */
const SIZES = [1, 3, 2, 5, 1, 2, 8]
const CHEAPER = 9
const DISCOUNT_CENTS = 2_500

/** Reports that are long over, of those who only stand in the lists of staff: who asks once in a month asks again. */
export function pastYears(today: Date): ReportPlan[] {
  const customers = OTHER_CUSTOMERS.filter(
    ({ fate, country, tin }) => fate === 'active' && tin && ASKED_FROM.includes(country)
  )
  const days = daysOfSeason(REPORTS_OF_MONTH, { today, oldest: OLDEST, newest: NEWEST })
  return days.flatMap((daysAgo, at) => {
    const known = customers.filter(({ madeDaysAgo }) => madeDaysAgo > daysAgo)
    const customer = known[(Math.floor(at / 2) * 5) % Math.max(1, known.length)]
    if (!customer) return []
    const securities = Array.from({ length: SIZES[at % SIZES.length]! }, (_, nth) =>
      placeOf(at, nth)
    )
    const discountCents = at % CHEAPER === 4 ? DISCOUNT_CENTS : 0
    return [{ email: customer.email, daysAgo, securities, discountCents }]
  })
}

/** In the list of all securities, of which there are 3,000. */
const placeOf = (at: number, nth: number) => (at * 137 + nth * 401) % 3_000
