export const SUBSCRIPTIONS = '/my-account/my-subscriptions'

export const subscriptionAddress = (typeId: number) => `${SUBSCRIPTIONS}/${typeId}`

export const fileAddress = (typeId: number, fileId: string) =>
  `${subscriptionAddress(typeId)}/files/${fileId}`
