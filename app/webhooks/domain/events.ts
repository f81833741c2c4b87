/** What webhooks can be told of. Whoever announces an event adds its name here, and what it means to the texts `webhooks/events`. */
export const HOOK_EVENTS = [
  'order.completed',
  'order.failed',
  'file.available',
  'file.corrected',
  'file.late',
  'file.withdrawn',
] as const

export type HookEvent = (typeof HOOK_EVENTS)[number]

/** Sent when its owner tries a webhook out; every webhook gets it. */
export const TEST_EVENT = 'webhook.test'
