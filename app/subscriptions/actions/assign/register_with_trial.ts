import { registerCustomerIn } from '#identity'
import { refusableTransaction } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { assignTypesIn, type AssignedType } from '#subscriptions/actions/assign/assign_types'
import type { RangeTerms } from '#subscriptions/domain/range_terms'

type Customer = Parameters<typeof registerCustomerIn>[1]

type Wish = {
  customer: Customer & { onBehalf: NonNullable<Customer['onBehalf']> }
  names: readonly string[]
  terms: RangeTerms
  reason?: string
}

/** Registers a customer who has trials from the first sign-in on: both, or neither. */
export const registerWithTrial = ({ customer, names, terms, reason }: Wish) =>
  refusableTransaction<Result<{ userId: number; types: AssignedType[] }>>(async (trx) => {
    const registered = await registerCustomerIn(trx, customer)
    if (!registered.ok) return registered
    const { userId } = registered.value
    const given = await assignTypesIn(trx, {
      ...{ userId, names, terms, by: customer.onBehalf },
      ...{ giver: 'sales', isTold: true, reason },
    })
    return given.ok ? ok({ userId, types: given.value }) : given
  })
