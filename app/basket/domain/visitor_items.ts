import { CalendarDay } from '#shared/domain/calendar_day'
import type { WantedItem } from '#basket/domain/basket_item'

const BETWEEN_ITEMS = '~'
const BETWEEN_PARTS = '.'
const DEGRADED = 'd'

/** Items as a browser keeps them: short text of characters that a cookie may hold, days as YYYYMMDD. */
export const writeVisitorItems = (items: readonly WantedItem[]): string =>
  items.map(writeItem).join(BETWEEN_ITEMS)

/** Reads what `writeVisitorItems` wrote; what somebody else wrote into the cookie is left out. */
export function readVisitorItems(text: string): WantedItem[] {
  return text.split(BETWEEN_ITEMS).flatMap((item) => readItem(item) ?? [])
}

function writeItem(item: WantedItem): string {
  const { clientItemId, productCode, from, to, includeDegraded, filters } = item
  const id = Buffer.from(clientItemId.replaceAll('-', ''), 'hex').toString('base64url')
  const chosen = filters ? Buffer.from(JSON.stringify(filters)).toString('base64url') : ''
  const parts = [id, productCode, from.number, to.number, includeDegraded ? DEGRADED : '', chosen]
  return parts.join(BETWEEN_PARTS).replace(/\.+$/, '')
}

function readItem(text: string): WantedItem | null {
  const [id = '', productCode = '', first = '', last = '', degraded, chosen] =
    text.split(BETWEEN_PARTS)
  const [from, to] = [CalendarDay.parse(first), CalendarDay.parse(last)]
  const clientItemId = readId(id)
  if (!clientItemId || !from || !to || from.isAfter(to)) return null
  if (!/^[\w-]{1,100}$/.test(productCode)) return null
  const includeDegraded = degraded === DEGRADED
  return { clientItemId, productCode, from, to, includeDegraded, filters: readFilters(chosen) }
}

function readId(text: string): string | null {
  const hex = Buffer.from(text, 'base64url').toString('hex')
  return hex.length === 32 ? hex.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : null
}

function readFilters(text = ''): WantedItem['filters'] {
  try {
    const { levelOne, levelTwo, isins } = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (!isCodes(levelOne) || !isCodes(levelTwo)) return null
    return isCodes(isins) ? { levelOne, levelTwo, isins } : { levelOne, levelTwo }
  } catch {
    return null
  }
}

const isCodes = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((code) => typeof code === 'string' && code.length <= 50)
