import { is } from '#shared/http/api_description'
import { FILE_LANGUAGES } from '#catalogue/domain/offered_files/in_readers_order'

export const fileLanguage = is.about(
  is.nullable(is.oneOf(FILE_LANGUAGES)),
  'Language of the file; null where it is in none.'
)
