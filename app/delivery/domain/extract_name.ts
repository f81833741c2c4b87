import { createHash } from 'node:crypto'
import type { SelectionFilters } from '#catalogue'

/** Six digits for the choice before the first dot, so that two choices never carry one name. */
export function extractName(name: string, filters: SelectionFilters): string {
  const { levelOne, levelTwo, isins } = filters
  const chosen = isins ? [levelOne, levelTwo, isins] : [levelOne, levelTwo]
  const choice = JSON.stringify(chosen.map((codes) => codes.toSorted()))
  const digits = createHash('sha256').update(choice).digest('hex').slice(0, 6)
  const dot = name.indexOf('.')
  const end = dot < 0 ? name.length : dot
  return `${name.slice(0, end)}_${digits}${name.slice(end)}`
}
