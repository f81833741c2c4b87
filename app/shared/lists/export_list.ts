import type { HttpContext } from '@adonisjs/core/http'
import { streamCsv, type CsvColumn } from '#shared/csv'
import { CalendarDay } from '#shared/domain/calendar_day'
import { hasText, translate, type Locale } from '#shared/i18n'
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
    value: typeof cell === 'function' ? (line) => cell(line, say) : (line) => line[cell] as never,
  }))
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
