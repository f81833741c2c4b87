import { UserSchema } from '#database/schema'

export type UserKind = 'customer' | 'staff'

/** A person known to the shop: a customer, or staff that signed in through the corporate provider. */
export default class User extends UserSchema {
  declare kind: UserKind
  declare locale: 'en' | 'de'

  get fullName() {
    return [this.firstName, this.lastName].filter(Boolean).join(' ')
  }

  get isStaff() {
    return this.kind === 'staff'
  }

  get isLocked() {
    return this.lockedAt !== null
  }

  /** Staff agree to nothing here: their employer's rules bind them (privacy notice rule). */
  get hasAgreedToPrivacyNotice() {
    return this.isStaff || this.privacyNoticeAgreedAt !== null
  }
}
