import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { smallId, version } from '#shared/validators/numbers'
import { SNAPSHOT_TIMES } from '#subscriptions/domain/type_kind'

const texts = {
  description: plainText().maxLength(2_000).nullable().optional(),
  comment: plainText().maxLength(2_000).nullable().optional(),
  products: vine.array(plainText().maxLength(80)).maxLength(200).optional(),
}

/** What is said of a type once, when it is added. */
const kind = {
  folder: plainText().maxLength(120).nullable().optional(),
  isFilterable: vine.boolean().optional(),
  specialType: vine
    .enum(['REPORT'] as const)
    .nullable()
    .optional(),
  snapshotAt: vine.enum(SNAPSHOT_TIMES).nullable().optional(),
}

/** What was typed, empty or not; the rules judge it. */
export const newTypeValidator = vine.create({
  ...texts,
  ...kind,
  name: plainText().maxLength(160).nullable().optional(),
  folderId: smallId().nullable().optional(),
})

export const typeValidator = vine.create({
  ...texts,
  /** As it was when it was opened, in a moment of the list. */
  updatedAt: vine.string().trim().maxLength(40).optional(),
})

const apiTexts = {
  description: plainText().minLength(1).maxLength(2_000),
  comment: plainText().maxLength(2_000).nullable().optional(),
  products: vine.array(plainText().maxLength(80)).maxLength(200).optional(),
}

export const apiNewTypeValidator = vine.create({
  name: plainText().minLength(1).maxLength(160),
  ...apiTexts,
  ...kind,
  folderId: smallId().optional(),
})

export const apiTypeValidator = vine.create({
  /** May be sent along; a name stays as it is. */
  name: plainText().maxLength(160).optional(),
  ...apiTexts,
  updatedAt: vine.string().trim().maxLength(40).optional(),
  version: version().optional(),
})
