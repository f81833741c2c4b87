import { BaseTransformer } from '@adonisjs/core/transformers'
import type { FeedFile } from '#catalogue'
import { appUrl } from '#config/app'
import { fieldsOf, is } from '#shared/http/api_description'
import { wireDayOf } from '#shared/http/wire'
import { fileIdOf } from '#subscriptions/domain/file_id'

/** Whose subscription of which type a file is seen by. */
export type SeenBy = { userId: number; typeId: number }

const fields = fieldsOf<FeedFile, [SeenBy]>()({
  id: [is.about(is.text, 'Names the file, whichever version it has.'), fileIdOf],
  filename: [is.text, ({ key }) => key.slice(key.lastIndexOf('/') + 1)],
  size: [is.bytes, ({ bytes }) => bytes],
  date: [is.wireDay, ({ day }) => wireDayOf(day)],
  updatedAt: [is.moment, ({ updatedAt }) => updatedAt.toISOString()],
  version: is.about(is.integer, 'Above 1 it took the place of another one.'),
  productCode: is.text,
  productName: [is.text, ({ product }) => product],
  condition: is.oneOf(['available', 'degraded']),
  storage: is.about(
    is.oneOf(['lake', 'archive']),
    'What lies in the archive can be ordered, and fetched when it was brought back.'
  ),
  sha256: is.about(is.nullable(is.text), 'Null where it was never brought back from the archive.'),
  link: [
    is.about(is.text, 'Where its holder fetches it.'),
    (file, { userId, typeId }) =>
      `${appUrl}/api/v1/subscriptions/${typeId}/users/${userId}/files/${fileIdOf(file)}`,
  ],
})

export const subscriptionFileSchema = is.named('SubscriptionFile', fields.schema)

/** A file of a subscription, for programs. */
export default class SubscriptionFileTransformer extends BaseTransformer<FeedFile> {
  constructor(
    file: FeedFile,
    private seenBy: SeenBy
  ) {
    super(file)
  }

  toObject() {
    return fields.of(this.resource, this.seenBy)
  }
}
