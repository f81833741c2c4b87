import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'

const name = () => plainText().minLength(1).maxLength(40)
const parameters = () => vine.string().maxLength(1000).nullable()
const hidden = () => vine.array(vine.string().maxLength(40)).maxLength(40)
const density = () => vine.enum(['comfortable', 'compact'] as const)

export const savedViewValidator = vine.create({
  path: vine.string().maxLength(100),
  name: name(),
  parameters: parameters(),
  hidden: hidden(),
  density: density(),
  isShared: vine.boolean(),
})

export const viewChangeValidator = vine.create({
  name: name().optional(),
  parameters: parameters().optional(),
  hidden: hidden().optional(),
  density: density().optional(),
  isShared: vine.boolean().optional(),
})
