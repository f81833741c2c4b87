import type { Data } from '@generated/data'

export type SubscriptionRequest = Data.Subscriptions.SubscriptionRequest
/** An entry of a request's history. */
export type RequestEvent = { at: string; actor: string; action: string; reason: string | null }

export type TypeChoice = {
  id: number
  name: string
  folder: string
  isFilterable: boolean
  /** Codes of the currencies or assets that can be chosen of it. */
  parts: string[]
}

export const requestAddress = (
  { id }: SubscriptionRequest,
  answer: 'confirm' | 'reject' | 'user'
) => `/admin/manage-subscription-requests/${id}/${answer}`
