export const FILE_LANGUAGES = ['en', 'de'] as const

/** Null stands for what is in no language, such as data and programs. */
export type FileLanguage = (typeof FILE_LANGUAGES)[number]

/** The order of staff, with what is in another language than the reader's behind all that he can read. */
export function inReadersOrder<F extends { language: FileLanguage | null }>(
  files: readonly F[],
  reader: FileLanguage
): F[] {
  const isOther = ({ language }: F) => language !== null && language !== reader
  return [...files.filter((file) => !isOther(file)), ...files.filter(isOther)]
}
