import identity from '#config/identity'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { clock } from '#shared/clock'
import type { People } from '#tests/functional/access/support/row'

/** One of each. Who is locked would be an administrator otherwise, so that only the lock counts. */
export async function createPeople(): Promise<People> {
  return {
    visitor: null,
    customer: await createCustomer(),
    other: await createCustomer(),
    locked: await createCustomer({ lockedAt: clock.now(), groups: [identity.groups.admin] }),
    viewer: await createStaff('viewer'),
    manager: await createStaff('manager'),
    admin: await createStaff('admin'),
    derivatives: await createStaff('derivatives'),
    sales: await createStaff('sales'),
    newcomer: await createCustomer({ privacyNoticeAgreedAt: null }),
  }
}
