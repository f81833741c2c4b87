import vine from '@vinejs/vine'
import { LONGEST_LIFE, OWN_KINDS } from '#identity/domain/api_token'
import { plainText } from '#shared/http/plain_text'
import { whole } from '#shared/validators/numbers'

const name = () => plainText().minLength(1).maxLength(80)

export const apiTokenValidator = vine.create({
  name: name(),
  kind: vine.enum(OWN_KINDS).optional(),
  days: whole().min(1).max(LONGEST_LIFE.account).optional(),
})

/** `marketplaceToken` names the marketplace that the token is for. */
export const marketplaceTokenValidator = vine.create({ marketplaceToken: name() })
