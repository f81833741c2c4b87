import type { AuditEvent } from '#shared/audit'

export type ProductEvent = {
  at: string
  who: string
  /** `draft_saved` of `product.draft_saved`. */
  what: string
  number: number | null
  /** Fields that were changed, by the names that an import has. */
  fields: string[]
}

/** What happened to a product and its drafts, the newest first. */
export const historyOfProduct = (events: AuditEvent[]): ProductEvent[] =>
  events
    .flatMap((event, index) => {
      if (isPublished(events[index + 1])) return []
      return [told(event, isPublished(event) ? events[index - 1] : event)]
    })
    .toReversed()

/** The event before it is what it changed, in the same transaction: the two are told as one. */
const isPublished = (event: AuditEvent | undefined) => event?.action === 'product.draft_published'

const told = ({ at, actor, action, after }: AuditEvent, change: AuditEvent | undefined) => ({
  ...{ at: at.toISOString(), who: actor.label, what: action.replace('product.', '') },
  number: typeof after?.number === 'number' ? after.number : null,
  fields: Object.keys(change?.after ?? {})
    .filter((name) => !['number', 'at', 'why'].includes(name))
    .map((name) => NAMES[name] ?? name),
})

/** What the history calls otherwise than an import does. */
const NAMES: Record<string, string> = { dailyPriceCents: 'dailyPrice', subcategory: 'category' }
