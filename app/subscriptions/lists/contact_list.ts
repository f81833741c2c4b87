import { datedFile, defineList } from '#shared/lists'
import type { KnownType } from '#subscriptions/queries/find_type'

export type ListedContact = { id: number; email: string; locale: 'en' | 'de'; version: number }

/** Who is told of a type's late days. */
export const contactList = defineList<ListedContact, KnownType>()({
  columns: { id: 'c.id', email: 'c.email', locale: 'c.locale', version: 'c.version' },
  from: 'subscription_contacts c',
  within: ({ id }) => ({ sql: 'c.type_id = ?', values: [id] }),
  sort: { email: { lower: 'email' } },
  usual: { by: 'email', direction: 'asc', limit: 50 },
  mostRows: 1_000,
  search: ['email'],
  csv: {
    fileName: ({ name }) => datedFile(`webshop_subscription_contacts_${name}`),
    heads: 'subscriptions.contacts.list.columns',
    columns: { email: 'email', language: 'locale' },
  },
})
