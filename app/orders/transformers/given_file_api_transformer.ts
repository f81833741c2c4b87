import { BaseTransformer } from '@adonisjs/core/transformers'
import { fieldsOf, is } from '#shared/http/api_description'
import type { GivenFile } from '#orders/queries/files/list_given_files'

const { about, moment, nullable, text } = is

const fields = fieldsOf<GivenFile>()({
  created: nullable(moment),
  name: text,
  path: about(text, 'Below empty-orders/ in the store.'),
  size: [is.bytes, ({ bytes }) => bytes],
})

export const givenFileSchema = is.named('EmptyOrderFile', fields.schema)

export default class GivenFileApiTransformer extends BaseTransformer<GivenFile> {
  toObject() {
    return fields.of(this.resource)
  }
}
