import type { HookEvent } from '#webhooks/domain/events'

export type HookWish = {
  name: string
  url: string
  events: HookEvent[]
  /** Unchanged where nothing is said. */
  isOn?: boolean
  /** Of a change: the version on which it was decided; without it the newest is changed. */
  version?: number
}
