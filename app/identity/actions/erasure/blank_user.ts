import type User from '#identity/models/user'
import { clock } from '#shared/clock'

/** No provider vouches for anybody under this name, so that the same person would come as a new one. */
const NOBODY = 'erased'

/** Leaves only what orders refer to; addresses at "invalid" reach nobody (RFC 2606). */
export function blankUser(user: User): Promise<User> {
  const now = clock.now()
  return user
    .merge({
      ...{ issuer: NOBODY, subject: String(user.id), groups: [], grantedGroups: [] },
      ...{ email: `${NOBODY}-${user.id}@${NOBODY}.invalid`, username: `${NOBODY}-${user.id}` },
      ...{ firstName: '', lastName: '', jobPosition: null, phone: null, mobilePhone: null },
      ...{ company: '', organization: null, tin: null, heardOther: null },
      ...{ secondEmail: null, secondEmailVerifiedAt: null },
      ...{ thirdEmail: null, thirdEmailVerifiedAt: null },
      ...{ businessPartnerId: null, businessPartnerName: null },
      ...{ accountActivated: false, lockedAt: user.lockedAt ?? now, erasedAt: now },
    })
    .save()
}
