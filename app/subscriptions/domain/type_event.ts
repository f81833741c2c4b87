/** What the history of a type tells; each is a text under `subscriptions/types:history.said`. */
export const TYPE_EVENTS = [
  ...['type_added', 'type_changed', 'contact_added', 'contact_changed', 'contact_deleted'],
  ...['files_initialised', 'files_recreated', 'files_stopped'],
] as const

export type TypeEvent = (typeof TYPE_EVENTS)[number]
