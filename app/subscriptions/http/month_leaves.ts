import { writtenDay } from '#shared/domain/written_day'
import { translate, type Locale } from '#shared/i18n'
import type { MonthFile } from '#subscriptions/queries/month_files'

export const pathOf = ({ code, key }: MonthFile): string =>
  `${code}/${key.slice(key.lastIndexOf('/') + 1)}`

/** A text that names the files which an archive does not hold; nothing where it holds all. */
export function leavesOf(away: readonly MonthFile[], locale: Locale) {
  if (away.length === 0) return []
  const say = (key: string) => translate(locale, `subscriptions.months.${key}`)
  const lines = away.map((file) => {
    const why = say(file.storage === 'archive' ? 'away.archived' : 'away.missing')
    return `${writtenDay(file.day)}  ${pathOf(file)}  ${why}`
  })
  const text = [say('away.lead'), '', ...lines, ''].join('\n')
  return [{ path: say('away.file'), content: Buffer.from(text) }]
}
