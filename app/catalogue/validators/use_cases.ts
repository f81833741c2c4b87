import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { smallId, version } from '#shared/validators/numbers'

const name = () => plainText().minLength(1).maxLength(200)
const description = () => plainText().maxLength(5_000).nullable().optional()

/** Links open from the shop's pages: encrypted ones only, and none that carries a password. */
const SAFE_LINK = { protocols: ['https'], require_protocol: true, disallow_auth: true }

const useCase = {
  name: name(),
  nameDe: name().nullable().optional(),
  description: description(),
  descriptionDe: description(),
  link: plainText().maxLength(2_000).url(SAFE_LINK),
  categories: vine.array(smallId()).minLength(1).maxLength(100),
}

const category = {
  name: name(),
  nameDe: name().nullable().optional(),
  products: vine.array(plainText().minLength(1).maxLength(100)).maxLength(500),
}

/** What staff were looking at when they typed. */
const seen = { version: version().optional() }

/** German readers see the same words unless they have their own. */
export const useCaseValidator = vine.create(useCase)
export const useCaseCategoryValidator = vine.create(category)

export const useCaseFormValidator = vine.create({ ...useCase, ...seen })
export const useCaseCategoryFormValidator = vine.create({ ...category, ...seen })
