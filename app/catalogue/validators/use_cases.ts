import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { id } from '#shared/validators/numbers'

const LARGEST_ID = 2_147_483_647

const name = () => plainText().minLength(1).maxLength(200)
const description = () => plainText().maxLength(5_000).nullable().optional()

/** Links open from the shop's pages: encrypted ones only, and none that carries a password. */
const SAFE_LINK = { protocols: ['https'], require_protocol: true, disallow_auth: true }

/** A use case over the HTTP API. German readers see the same words unless they have their own. */
export const useCaseValidator = vine.create({
  name: name(),
  nameDe: name().nullable().optional(),
  description: description(),
  descriptionDe: description(),
  link: plainText().maxLength(2_000).url(SAFE_LINK),
  categories: vine.array(id().max(LARGEST_ID)).minLength(1).maxLength(100),
})

export const useCaseCategoryValidator = vine.create({
  name: name(),
  nameDe: name().nullable().optional(),
  products: vine.array(plainText().minLength(1).maxLength(100)).maxLength(500),
})
