import type { Data } from '@generated/data'
import { typeAddress, type Type } from '../subscribers/types'

export type Contact = Data.Subscriptions.SubscriptionContact

export const contactsAddress = (type: Pick<Type, 'id'>) => `${typeAddress(type)}/contacts`

/** Names the menu of a row, which takes the focus back when its form is closed. */
export const rowMenuId = ({ id }: Pick<Contact, 'id'>) => `contact_${id}`
