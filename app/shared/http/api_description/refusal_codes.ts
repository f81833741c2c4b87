import { commonRefusals, refusalsOfCalls } from '#generated/refusals'
import type { ApiRoute } from '#shared/http/api_description/routes'
import { saidToPrograms } from '#shared/http/words_for_programs'
import { translate, type Locale } from '#shared/i18n'

/** Which rule a field breaks is said by the validator. */
const OF_FIELDS = 'validation.rules.'
const ANY_OF_FIELDS = `${OF_FIELDS}*`

/** Codes by which every call may refuse. */
export const codesOfEveryCall = (): string[] => [
  ...commonRefusals.filter((code) => !code.startsWith(OF_FIELDS)),
  ANY_OF_FIELDS,
]

/** Codes of a call beside those of every call, as code generation has read them in its code. */
export const codesOf = ({ name }: ApiRoute): readonly string[] => refusalsOfCalls[name] ?? []

/** What refusals say, by their codes; what is put in stands in brackets. */
export const messagesOf = (codes: readonly string[], locale: Locale): Record<string, string> =>
  Object.fromEntries([...new Set(codes)].sort().map((code) => [code, messageOf(code, locale)]))

function messageOf(code: string, locale: Locale): string {
  if (code === ANY_OF_FIELDS) return translate(locale, 'shared.api_docs.error_of_field')
  return writtenOf(saidToPrograms(code), locale).replaceAll(PUT_IN, '{$1}')
}

/** As it stands in the file, with the texts that it takes from others. */
const writtenOf = (code: string, locale: Locale): string =>
  translate(locale, code, { count: 2, skipInterpolation: true }).replaceAll(
    TAKEN,
    (_, file: string, key: string, count?: string) => {
      const taken = writtenOf(`${file.replace('/', '.')}.${key}`, locale)
      return count ? taken.replaceAll(/\{\{\s*count\s*\}\}/g, `{{${count}}}`) : taken
    }
  )

const PUT_IN = /\{\{\s*(\w+)[^}]*\}\}/g
const TAKEN = /\$t\(([\w/]+):([\w.]+)(?:,\s*\{\s*"count":\s*\{\{(\w+)\}\}\s*\})?\s*\)/g
