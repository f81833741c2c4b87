import { fieldsOf, is } from '#shared/http/api_description'
import type { SampleFile } from '#catalogue/queries/list_samples'

const { about, text } = is

export const apiSample = fieldsOf<SampleFile>()({
  product: about(text, 'Code of the product.'),
  key: text,
  path: [text, ({ key }) => key.slice(0, key.lastIndexOf('/') + 1)],
  name: text,
  size: [is.bytes, ({ bytes }) => bytes],
})
