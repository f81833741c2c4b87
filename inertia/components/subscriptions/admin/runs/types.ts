import type { Data } from '@generated/data'

export type Run = Data.Subscriptions.SubscriptionRun

export const isAtWork = ({ state }: Run) => state === 'Waiting' || state === 'Running'
