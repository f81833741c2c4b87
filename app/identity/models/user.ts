import { UserSchema } from '#database/schema'
import type { TokenKind } from '#identity/domain/api_token'

export type UserKind = 'customer' | 'staff'

/** A person known to the shop: a customer, or staff that signed in through the corporate provider. */
export default class User extends UserSchema {
  declare kind: UserKind
  declare locale: 'en' | 'de'

  /** What kind of token the person acts through in this request; null for a session. */
  tokenKind: TokenKind | null = null

  get fullName() {
    return [this.firstName, this.lastName].filter(Boolean).join(' ')
  }

  get isStaff() {
    return this.kind === 'staff'
  }

  get isLocked() {
    return this.lockedAt !== null
  }

  /** Whether a customer has said who they are; staff are known from the corporate provider. */
  get hasSavedDetails() {
    return this.isStaff || this.detailsSavedAt !== null
  }

  /** Staff agree to nothing here: their employer's rules bind them (privacy notice rule). */
  get hasAgreedToPrivacyNotice() {
    return this.isStaff || this.privacyNoticeAgreedAt !== null
  }
}
