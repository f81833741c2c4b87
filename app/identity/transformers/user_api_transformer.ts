import { BaseTransformer } from '@adonisjs/core/transformers'
import type { UserRecord } from '#identity/queries/user_record'

/** A user under the names of the HTTP API; staff have no username. */
export default class UserApiTransformer extends BaseTransformer<UserRecord> {
  toObject() {
    const { user, billing, delivery, isDeletable } = this.resource
    return {
      ...this.pick(user, ['id', 'email', 'firstName', 'lastName', 'jobPosition', 'phone']),
      ...this.pick(user, ['mobilePhone', 'company', 'tin', 'username', 'organization']),
      additionalEmail2: user.secondEmail,
      additionalEmail2Verified: user.secondEmailVerifiedAt !== null,
      additionalEmail3: user.thirdEmail,
      additionalEmail3Verified: user.thirdEmailVerifiedAt !== null,
      bpId: user.businessPartnerId,
      bpName: user.businessPartnerName,
      billingAddress: billing,
      deliveryAddress: delivery,
      accountActivated: user.accountActivated,
      userLocked: user.isLocked,
      privacyNoticeAgreed: user.privacyNoticeAgreedAt !== null,
      createdByAdmin: user.createdByAdmin,
      createdOn: user.createdAt.toUTC().toISO()!,
      isDeletable,
    }
  }
}
