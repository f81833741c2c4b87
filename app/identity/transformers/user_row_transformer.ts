import { BaseTransformer } from '@adonisjs/core/transformers'
import { rolesHeldBy } from '#identity/queries/scopes_of'
import type { UserRefusals } from '#identity/queries/refusals_of_user'
import type { UserRecord } from '#identity/queries/user_record'

export default class UserRowTransformer extends BaseTransformer<
  UserRecord & { refusals: UserRefusals | null }
> {
  toObject() {
    const { user, billing, refusals } = this.resource
    return {
      ...this.pick(user, ['id', 'email', 'firstName', 'lastName', 'company', 'username', 'tin']),
      ...this.pick(user, ['accountActivated', 'isLocked', 'isStaff', 'mergedInto']),
      ...this.pick(user, ['businessPartnerId', 'businessPartnerName']),
      name: user.fullName,
      country: billing?.country ?? null,
      roles: rolesHeldBy(user),
      createdAt: user.createdAt.toUTC().toISO()!,
      lastSignedInAt: user.lastSignedInAt?.toUTC().toISO() ?? null,
      refusals,
    }
  }
}
