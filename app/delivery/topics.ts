import { defineTopic } from '#shared/jobs'
import type { Reference } from '#delivery/domain/reference'

/** `reference` names what is delivered in the words of the module that asked. */
type FulfilmentAnnouncement = { reference: Reference }

export const fulfilmentCompleted = defineTopic<FulfilmentAnnouncement>(
  'delivery.fulfilment_completed'
)

/** A task has failed for good; `reason` is the translation key of why, with its parameters. */
export const fulfilmentFailed = defineTopic<
  FulfilmentAnnouncement & { reason: string; params: Record<string, string | number> }
>('delivery.fulfilment_failed')

/** A failed fulfilment goes on, because staff restarted its task. */
export const fulfilmentResumed = defineTopic<FulfilmentAnnouncement>('delivery.fulfilment_resumed')
