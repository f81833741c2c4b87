import { BaseTransformer } from '@adonisjs/core/transformers'
import type User from '#identity/models/user'

/** Who a person is and how to reach them, as staff edit it, and what the shop knows of the account. */
export default class UserDetailsTransformer extends BaseTransformer<User> {
  toObject() {
    const user = this.resource
    return {
      ...this.pick(user, ['email', 'firstName', 'lastName', 'jobPosition']),
      ...this.pick(user, ['phone', 'mobilePhone', 'username', 'organization']),
      ...this.pick(user, ['createdByAdmin', 'accountActivated', 'privacyNoticeVersion', 'locale']),
      emails: {
        second: { email: user.secondEmail, isVerified: user.secondEmailVerifiedAt !== null },
        third: { email: user.thirdEmail, isVerified: user.thirdEmailVerifiedAt !== null },
      },
      createdAt: user.createdAt.toUTC().toISO()!,
      lastSignedInAt: user.lastSignedInAt?.toUTC().toISO() ?? null,
      privacyNoticeAgreedAt: user.privacyNoticeAgreedAt?.toUTC().toISO() ?? null,
    }
  }
}
