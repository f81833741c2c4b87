import { dayNumber } from '@kontor/design-system/date_text'
import type { Payment } from '~/components/orders/payment_facts'

export type Need = {
  kind:
    | 'unpaid'
    | 'agree'
    | 'owed'
    | 'expiring'
    | 'email'
    | 'refund'
    | 'ending'
    | 'request_Rejected'
    | 'request_Confirmed'
    | 'request_New'
    | 'quote'
  of: string
  about: string[]
  cents?: number
  count?: number
  reference?: string
  transfer?: Payment
  until?: string
  href: string
}

export const daysBetween = (from: string, to: string) => dayNumber(to) - dayNumber(from)

/** What somebody has to do, or should know before its day; the rest is only told. */
const PRESSES: readonly Need['kind'][] = ['unpaid', 'agree', 'owed', 'expiring', 'email']

const presses = ({ kind }: Need) => PRESSES.includes(kind)

/** What needs somebody, addresses that nobody has verified among it, and what is only told; each in the order of need. */
export function partNeeds(needs: readonly Need[], emails: readonly string[]) {
  const addresses = emails.map((email) => ({
    ...{ kind: 'email' as const, of: email, about: [], href: '/my-account/personal-data' },
  }))
  const pressing: Need[] = [...needs.filter(presses), ...addresses]
  return { pressing, told: needs.filter((need) => !presses(need)) }
}
