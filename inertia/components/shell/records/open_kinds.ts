/** Records that two of the staff may have open at the same time; the shop says with which rights. */
export const OPEN_KINDS = [
  'details',
  'addresses',
  'billing',
  'business-partner',
  'subscriptions',
  'order',
  'quota',
  'report',
  'product',
  'product_days',
  'calendar',
  'offered_file',
  'notice',
  'use_case',
  'use_case_category',
  'subscription_type',
  'subscription_contact',
  'subscription_request',
  'partner',
  'partner_line',
  'contract',
  'contract_type',
  'information_product',
  'product_subscription',
] as const

export type OpenKind = (typeof OPEN_KINDS)[number]

/** What a form writes over, by its number or the word that it is known by. */
export type OpenedRecord = { kind: OpenKind; id: number | string }
