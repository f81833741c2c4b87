import { fieldsOf, is } from '#shared/http/api_description'
import { nameOf } from '#catalogue/queries/deliverable_files'
import type { SampleFile } from '#catalogue/queries/list_samples'

const { about, text } = is

export const apiSample = fieldsOf<SampleFile>()({
  product: about(text, 'Code of the product.'),
  key: text,
  path: [text, ({ key }) => key.slice(0, -nameOf(key).length)],
  name: [text, ({ key }) => nameOf(key)],
  size: [is.bytes, ({ bytes }) => bytes],
})
