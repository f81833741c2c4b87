import { BaseTransformer } from '@adonisjs/core/transformers'
import { appUrl } from '#config/app'
import { fieldsOf, is } from '#shared/http/api_description'
import { wireDayOf } from '#shared/http/wire'
import { fileIdOf } from '#subscriptions/domain/file_id'
import type { ShownFile } from '#subscriptions/queries/cut_files'

/** Whose subscription of which type a file is seen by. */
export type SeenBy = { userId: number; typeId: number }

const fields = fieldsOf<ShownFile, [SeenBy]>()({
  id: [is.about(is.text, 'Names the file, whichever version it has.'), fileIdOf],
  filename: [is.text, ({ key }) => key.slice(key.lastIndexOf('/') + 1)],
  size: [
    is.about(
      is.nullable(is.bytes),
      'Null where it was not cut to the choice yet, or was withdrawn.'
    ),
    ({ bytes }) => bytes,
  ],
  date: [is.wireDay, ({ day }) => wireDayOf(day)],
  updatedAt: [is.moment, ({ updatedAt }) => updatedAt.toISOString()],
  updated: [
    is.about(is.moment, 'The same as `updatedAt`.'),
    ({ updatedAt }) => updatedAt.toISOString(),
  ],
  version: is.about(is.integer, 'Above 1 it took the place of another one.'),
  product: [is.about(is.text, 'Code of the product.'), ({ productCode }) => productCode],
  productName: [is.text, ({ product }) => product],
  condition: is.about(
    is.oneOf(['available', 'degraded', 'withdrawn']),
    'What was withdrawn cannot be fetched any more.'
  ),
  storage: is.about(
    is.oneOf(['lake', 'archive']),
    'What lies in the archive comes back when it is asked for, which takes a while.'
  ),
  sha256: is.about(
    is.nullable(is.text),
    'Null where it was withdrawn, never brought back from the archive, or not cut to the choice yet: then it stands in the headers of the file.'
  ),
  link: [
    is.about(is.nullable(is.text), 'Where its holder fetches it; null where it was withdrawn.'),
    (file, { userId, typeId }) =>
      file.condition === 'withdrawn'
        ? null
        : `${appUrl}/api/v1/subscriptions/${typeId}/users/${userId}/files/${fileIdOf(file)}`,
  ],
})

export const subscriptionFileSchema = is.named('SubscriptionFile', fields.schema)

export default class SubscriptionFileTransformer extends BaseTransformer<ShownFile> {
  constructor(
    file: ShownFile,
    private seenBy: SeenBy
  ) {
    super(file)
  }

  toObject() {
    return fields.of(this.resource, this.seenBy)
  }
}
