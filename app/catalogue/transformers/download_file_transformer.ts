import { fieldsOf, is, transformerOf } from '#shared/http/api_description'
import { DOWNLOAD_CATEGORIES, type DownloadFile } from '#catalogue/domain/download_centre'

const { about, oneOf, text } = is

const fields = fieldsOf<DownloadFile>()({
  name: text,
  category: oneOf(DOWNLOAD_CATEGORIES),
  type: about(text, 'What the name ends with, in capitals.'),
  size: [is.bytes, ({ bytes }) => bytes],
  link: [
    about(text, 'Address of the file, for whoever is signed in.'),
    ({ category, name }) => `/my-account/download-centre/${category}/${encodeURIComponent(name)}`,
  ],
})

export const downloadFileSchema = fields.schema

export default class DownloadFileTransformer extends transformerOf(fields) {}
