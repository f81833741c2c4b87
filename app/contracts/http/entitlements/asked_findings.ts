import type { HttpContext } from '@adonisjs/core/http'
import {
  FINDING_KINDS,
  MOST_OF_KIND,
  type Finding,
  type FindingWish,
} from '#contracts/queries/entitlements/find_findings'

/** What the address of the page asks for; what makes no sense asks for nothing. */
export function askedFindings({ request }: HttpContext): Required<FindingWish> {
  const { kind, search, page } = request.qs() as Record<string, unknown>
  return {
    kind: FINDING_KINDS.find((one) => one === kind) ?? null,
    search: typeof search === 'string' ? search.trim().slice(0, 100).replaceAll('\0', '') : '',
    page: typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** How many are open of each kind, and on which of how many pages those of the asked kind are. */
export function pagedFindings(found: readonly Finding[], { kind, page }: Required<FindingWish>) {
  const open = found.filter(({ acceptedUntil }) => acceptedUntil === null)
  const totals = Object.fromEntries(
    FINDING_KINDS.map((one) => [one, open.find((of) => of.kind === one)?.ofKind ?? 0])
  ) as Record<(typeof FINDING_KINDS)[number], number>
  const pages = Math.max(1, Math.ceil((kind ? totals[kind] : 0) / MOST_OF_KIND))
  return { totals, paging: { limit: MOST_OF_KIND, page: Math.min(page, pages), pages } }
}
