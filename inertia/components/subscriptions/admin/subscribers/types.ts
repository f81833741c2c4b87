import type { Data } from '@generated/data'

export type Subscriber = Data.Subscriptions.Subscriber
export type Type = { id: number; name: string; folder: string; isFilterable: boolean }

export const SUBSCRIPTIONS = '/admin/manage-subscriptions'

/** Where staff see who holds a type. */
export const typeAddress = ({ id }: Pick<Type, 'id'>) => `${SUBSCRIPTIONS}/${id}`

/** Names the menu of a row, which takes the focus back when its form is closed. */
export const rowMenuId = ({ id }: Pick<Subscriber, 'id'>) => `subscriber_${id}`
