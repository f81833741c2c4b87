import { ADDRESSES } from '~/components/shell/addresses'

export const SUBSCRIPTIONS = '/my-account/my-subscriptions'

export const subscriptionAddress = (typeId: number) => `${SUBSCRIPTIONS}/${typeId}`

export const fileAddress = (typeId: number, fileId: string) =>
  `${subscriptionAddress(typeId)}/files/${fileId}`

export const monthAddress = (typeId: number, month: string) =>
  `${subscriptionAddress(typeId)}/months/${month}/files.zip`

/** Where somebody asks for a subscription to go on. */
export const renewalAddress = (typeId: number) =>
  `${ADDRESSES.subscriptionRequest}?renews=${typeId}`

/** Names the row of a request among those of whoever sent it. */
export const requestAnchor = (id: number | string) => `request-${id}`

/** A request in the account of whoever sent it. */
export const requestAddress = (id: number | string) => `${SUBSCRIPTIONS}#${requestAnchor(id)}`
