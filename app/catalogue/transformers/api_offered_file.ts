import { fieldsOf, is } from '#shared/http/api_description'
import { wireDayOf } from '#shared/http/wire'
import { fileType } from '#catalogue/domain/download_centre'
import { SHELVES } from '#catalogue/domain/offered_files/shelf'
import type { OfferedFile } from '#catalogue/queries/offered_files/offered_file'
import { fileLanguage } from '#catalogue/transformers/file_language'

const { about, integer, moment, nullable, oneOf, text, wireDay } = is

export const apiOfferedFile = fieldsOf<OfferedFile>()({
  id: integer,
  shelf: about(oneOf(SHELVES), 'A part of the download centre, or the samples of a product.'),
  product: [about(nullable(text), 'Code of the product whose sample it is.'), ({ code }) => code],
  day: [about(nullable(wireDay), 'The day that a sample shows.'), ({ day }) => wireDayOf(day)],
  name: text,
  type: [about(text, 'What the name ends with, in capitals.'), ({ name }) => fileType(name)],
  language: fileLanguage,
  size: [is.bytes, ({ bytes }) => bytes],
  sha256: text,
  version: integer,
  updatedAt: [moment, ({ updatedAt }) => updatedAt.toISOString()],
  link: [
    about(text, 'Where its bytes are, for whoever may read products.'),
    ({ id }) => `/api/v1/offered-files/${id}/content`,
  ],
})

export const offeredFileSchema = is.named('OfferedFile', apiOfferedFile.schema)
