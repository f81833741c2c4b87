import type { Data } from '@generated/data'
import { ADDRESSES } from '~/components/shell/addresses'

export type Person = Data.Identity.TabUser
export type Assigned = Data.Subscriptions.AssignedSubscription
export type AssignedRange = Assigned['ranges'][number]
export type Ending = Data.Subscriptions.Ending
export type SubscriptionType = Data.Subscriptions.SubscriptionType
/** What a type can be put into, and what it can give. */
export type Choices = {
  folders: { id: number; name: string }[]
  products: { code: string; name: string }[]
}
export type UnassignedType = { id: number; name: string; folder: string; isFilterable: boolean }

/** Where what a person has of a type is changed. */
export const heldAddress = ({ id }: Pick<Person, 'id'>, typeId: number) =>
  `${ADDRESSES.users}/${id}/subscriptions/${typeId}`
