import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { version } from '#shared/validators/numbers'
import { HOOK_EVENTS } from '#webhooks/domain/events'

/** A webhook as its owner wants it; where it may lead the rules decide. */
export const webhookValidator = vine.create({
  name: plainText().minLength(1).maxLength(80),
  url: plainText().minLength(1).maxLength(500),
  events: vine.array(vine.enum(HOOK_EVENTS)).minLength(1).distinct().maxLength(50),
  isOn: vine.boolean().optional(),
  /** What its owner was looking at. */
  version: version().optional(),
})
