import type { HookEvent } from '#webhooks/domain/events'

/** A webhook as its owner wants it. */
export type HookWish = {
  name: string
  url: string
  events: HookEvent[]
  /** Unchanged where nothing is said. */
  isOn?: boolean
}
