import { fieldsOf, is, transformerOf } from '#shared/http/api_description'
import type { GivenFile } from '#orders/queries/files/list_given_files'

const { about, moment, nullable, text } = is

const fields = fieldsOf<GivenFile>()({
  created: nullable(moment),
  name: text,
  path: about(text, 'Below empty-orders/ in the store.'),
  size: [is.bytes, ({ bytes }) => bytes],
})

export const givenFileSchema = is.named('EmptyOrderFile', fields.schema)

export default class GivenFileApiTransformer extends transformerOf(fields) {}
