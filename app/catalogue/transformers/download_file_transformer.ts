import { fieldsOf, is, transformerOf } from '#shared/http/api_description'
import { DOWNLOAD_CATEGORIES, fileType, type DownloadFile } from '#catalogue/domain/download_centre'
import { fileLanguage } from '#catalogue/transformers/file_language'

const { about, oneOf, text } = is

/** Programs and people fetch a file under addresses of their own. */
const fieldsUnder = (address: string) =>
  fieldsOf<DownloadFile>()({
    name: text,
    category: oneOf(DOWNLOAD_CATEGORIES),
    type: [about(text, 'What the name ends with, in capitals.'), ({ name }) => fileType(name)],
    size: [is.bytes, ({ bytes }) => bytes],
    language: fileLanguage,
    link: [
      about(text, 'Address of the file, for whoever is signed in.'),
      ({ category, name }) => `${address}/${category}/${encodeURIComponent(name)}`,
    ],
  })

export const apiDownloadFile = fieldsUnder('/api/v1/download-centre')

export default class DownloadFileTransformer extends transformerOf(
  fieldsUnder('/my-account/download-centre')
) {}
