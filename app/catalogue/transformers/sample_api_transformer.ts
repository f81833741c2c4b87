import { fieldsOf, is } from '#shared/http/api_description'
import { wireDayOf } from '#shared/http/wire'
import { fileLanguage } from '#catalogue/transformers/file_language'
import type { SampleFile } from '#catalogue/queries/list_samples'

export const apiSample = fieldsOf<SampleFile>()({
  name: is.text,
  day: [is.wireDay, ({ day }) => wireDayOf(day)],
  size: [is.bytes, ({ bytes }) => bytes],
  sha256: is.nullable(is.text),
  language: fileLanguage,
  link: [
    is.text,
    ({ product, name }) =>
      `/api/v1/products/info/${encodeURIComponent(product)}/samples/${encodeURIComponent(name)}`,
  ],
})

export const sampleSchema = apiSample.schema
