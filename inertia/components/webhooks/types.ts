import type { Data } from '@generated/data'

export type Webhook = Data.Webhooks.Webhook
export type HookDelivery = Data.Webhooks.HookDelivery
export type LoggedDelivery = Data.Webhooks.LoggedDelivery
export type HookEvent = Webhook['events'][number]

export type HookForm = { name: string; url: string; events: HookEvent[]; isOn: boolean }
export type HookErrors = Partial<Record<string, string>>
