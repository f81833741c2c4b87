import type { HttpContext } from '@adonisjs/core/http'
import { streamCsv, type CsvColumn } from '#shared/csv'
import type { CsvValue } from '#shared/csv/neutralise'
import { CalendarDay, ISO_DAY } from '#shared/domain/calendar_day'
import { hasText, translate, type Locale } from '#shared/i18n'
import { dayNumber } from '#shared/lists/day_number'
import type { Csv, Say } from '#shared/lists/description'
import type { Given, List } from '#shared/lists/list'

/** Answers a list as CSV: what the address narrows it to, in its order, all pages. */
export async function exportList<Row, Scope, Line, S extends string, F, V extends string>(
  ctx: HttpContext,
  list: List<Row, Scope, Line, S, F, V>,
  ...given: Given<Scope>
): Promise<void> {
  if (!list.csv) throw new Error('This list has no export')
  const { separator, ...address } = ctx.request.qs()
  return streamCsv(ctx, {
    fileName: nameOf(list.csv, given[0] as Scope),
    columns: columnsIn(ctx.locale, list.csv),
    rows: await list.lines(list.read(address), ...given),
    separator: separator === 'comma' ? ',' : ';',
  })
}

const nameOf = <Line, Scope>({ fileName }: Csv<Line, Scope>, scope: Scope) =>
  typeof fileName === 'string' ? datedFile(fileName) : fileName(scope)

export const datedFile = (name: string) => `${name}_${CalendarDay.today().number}.csv`

function columnsIn<Line, Scope>(locale: Locale, { heads, columns }: Csv<Line, Scope>) {
  const say = saying(locale)
  return Object.entries(columns).map(([name, cell]): CsvColumn<Line> => ({
    header: say(headOf(name, heads)),
    value: (line) => (typeof cell === 'function' ? cell(line, say) : written(line[cell], say)),
  }))
}

/** Days and moments are YYYYMMDD, and what is so or not is said in words: the same in every export. */
function written(value: unknown, say: Say): CsvValue {
  if (typeof value === 'boolean') return say(`shared.fields.${value ? 'yes' : 'no'}`)
  const isDay = typeof value === 'string' && ISO_DAY.test(value)
  return isDay || value instanceof Date ? dayNumber(value) : (value as CsvValue)
}

/** The list's own word, else that of all lists. */
const headOf = (name: string, heads?: string): string =>
  hasText(`${heads}.${name}`) ? `${heads}.${name}` : `shared.lists.columns.${name}`

/** Each word is looked up once: an export has many rows and few words. */
function saying(locale: Locale): Say {
  const known = new Map<string, string>()
  return (key, params) => {
    if (params) return translate(locale, key, params)
    const word = known.get(key) ?? translate(locale, key)
    known.set(key, word)
    return word
  }
}
