import { FACTOR_EVENTS } from '#identity/domain/factor_event'

export const USER_ACTIONS = [
  ...['registered', 'account_activated', 'details_saved', 'vat_id_saved'],
  ...['billing_address_saved', 'delivery_address_saved', 'business_partner_changed'],
  ...['additional_emails_saved', 'email_verified', 'email_code_sent', 'mail_sent_again'],
  ...['changed_by_provider', 'group_granted', 'group_revoked', 'locked', 'unlocked'],
  ...['password_reset_sent', 'password_reset', 'password_changed', 'expired_password_replaced'],
  ...FACTOR_EVENTS,
  ...['session_ended', 'sessions_ended', 'token_created', 'token_revoked'],
  ...['privacy_notice_accepted', 'data_exported'],
  ...['deletion_requested', 'deletion_withdrawn', 'deletion_refused', 'erased', 'deleted'],
  ...['merged_into', 'merged'],
] as const

/** What of an entry is shown; whatever else an entry holds stays where it is. */
export const USER_FIELDS = [
  ...['kind', 'groups', 'group', 'email', 'second', 'third', 'createdByAdmin'],
  ...['firstName', 'lastName', 'company', 'jobPosition', 'phone', 'mobilePhone', 'tin', 'locale'],
  ...['name', 'addressLine1', 'addressLine2', 'postcode', 'city', 'country'],
  ...['bpId', 'bpName', 'privacyNoticeVersion', 'version', 'expiresAt', 'sessions', 'device'],
  ...['ipAddress', 'subject', 'recipient', 'accountActivated', 'legalEntityConfirmedAt'],
] as const

export type UserAction = (typeof USER_ACTIONS)[number]
export type UserField = (typeof USER_FIELDS)[number]

type Values = Readonly<Record<string, unknown>> | null
type Shown = string | number | boolean | null

/** A field that was written, with what stood there; null where nothing did. */
export type FieldChange = { field: UserField; before: Shown; after: Shown }

/** The fields of an entry that have changed, or of which only one side is known. */
export function changesOf(before: Values, after: Values): FieldChange[] {
  return USER_FIELDS.map((field) => ({
    field,
    before: shown(before?.[field]),
    after: shown(after?.[field]),
  })).filter((change) => change.before !== change.after)
}

function shown(value: unknown): Shown {
  if (Array.isArray(value)) return value.join(', ') || null
  if (value === '') return null
  return ['string', 'number', 'boolean'].includes(typeof value) ? (value as Shown) : null
}
