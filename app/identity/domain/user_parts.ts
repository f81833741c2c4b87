import type { UserField } from '#identity/domain/user_history'

/** Parts of an account that staff edit, each on a tab of its own. */
export type UserPart = 'details' | 'addresses' | 'billing'

type Told = { actions: readonly string[]; fields: readonly UserField[] }

/** Which entries of the history tell of a change of the part, and by which fields. */
export const CHANGES_OF: Record<UserPart, Told> = {
  details: {
    actions: ['user.details_saved', 'user.additional_emails_saved', 'user.changed_by_provider'],
    fields: ['firstName', 'lastName', 'jobPosition', 'phone', 'mobilePhone', 'second', 'third'],
  },
  addresses: {
    actions: ['user.billing_address_saved', 'user.delivery_address_saved'],
    fields: ['name', 'addressLine1', 'addressLine2', 'postcode', 'city', 'country'],
  },
  billing: {
    actions: ['user.details_saved', 'user.vat_id_saved', 'user.changed_by_provider'],
    fields: ['company', 'tin'],
  },
}
