/** What readers are told of days. */
export type MailKind = 'late' | 'arrived' | 'missing'
