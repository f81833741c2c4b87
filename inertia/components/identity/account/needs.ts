import { dayNumber } from '@kontor/design-system/date_text'
import type { Payment } from '~/components/orders/payment_facts'

export type Need = {
  kind:
    | 'unpaid'
    | 'agree'
    | 'owed'
    | 'expiring'
    | 'email'
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

export const presses = ({ kind }: Need) => PRESSES.includes(kind)

/** Addresses that nobody has verified are needs as well; each stands in the order of need. */
export function withAddresses(needs: readonly Need[], emails: readonly string[]): Need[] {
  const addresses = emails.map((email) => ({
    ...{ kind: 'email' as const, of: email, about: [], href: '/my-account/personal-data' },
  }))
  return [...needs.filter(presses), ...addresses, ...needs.filter((need) => !presses(need))]
}
