import { createCustomer, createStaff } from '#database/factories/identity/people'
import { clock } from '#shared/clock'
import type { People } from '#tests/functional/access/support/row'

/** One of each; who is locked would be a customer otherwise. */
export async function createPeople(): Promise<People> {
  return {
    visitor: null,
    customer: await createCustomer(),
    other: await createCustomer(),
    locked: await createCustomer({ lockedAt: clock.now() }),
    viewer: await createStaff('viewer'),
    manager: await createStaff('manager'),
    admin: await createStaff('admin'),
    derivatives: await createStaff('derivatives'),
    sales: await createStaff('sales'),
    newcomer: await createCustomer({ privacyNoticeAgreedAt: null }),
  }
}
