import { ENTITLEMENTS, type Finding } from './types'

/** What of the findings of a day is looked at. */
export type AskedFindings = { day: string; kind: Finding['kind'] | null; search: string }

/** Where it is shown, or, below another path, exported; every change but that of the page begins at the first one again. */
export function findingsAddress(
  { day, kind, search }: AskedFindings,
  page = 1,
  path = ENTITLEMENTS
): string {
  const said = { day, kind: kind ?? '', search, page: page > 1 ? String(page) : '' }
  return `${path}?${new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''))}`
}
