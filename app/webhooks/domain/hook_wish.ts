import type { HookEvent } from '#webhooks/domain/events'

export type HookWish = {
  name: string
  url: string
  events: HookEvent[]
  /** Unchanged where nothing is said. */
  isOn?: boolean
}
