import type { HttpContext } from '@adonisjs/core/http'
import { PAYMENT_METHODS } from '#catalogue'
import type { Refusal } from '#shared/domain/result'
import { failure, success } from '#shared/http/envelope'
import type { List } from '#shared/lists/list'
import { SALES_STATES, SALES_TYPES, type Asked } from '#statistics/domain/asked'
import { readAsked } from '#statistics/http/read_asked'

const USUAL_ROWS = 10

type Told<Row, S extends string, F> = {
  list: List<Row, Asked, Row, S, F, never>
  wire: { of: (row: Row) => object }
  summary?: (asked: Asked) => Promise<unknown>
}

/** Rows and their sums for programs; what is not understood is refused at its parameter. */
export async function answerStatistics<Row, S extends string, F>(
  ctx: HttpContext,
  { list, wire, summary }: Told<Row, S, F>
): Promise<void> {
  const qs = ctx.request.qs()
  const { filters, refusals: unknown } = filtersIn(qs)
  const { asked, refusals } = readAsked({ ...filters, compare: ['none'] }, qs)
  const problems = [...refusals, ...unknown]
  if (problems.length > 0) return failure(ctx, problems, 422)
  const page = Number(qs.page ?? 1)
  const limit = Number(qs.limit ?? USUAL_ROWS)
  const wish = { ...list.read({}), page, limit }
  const [found, sums] = await Promise.all([list.pageOrNothing(wish, asked), summary?.(asked)])
  const rows = found.content.map((row) => wire.of(row))
  return success(ctx, { rows, totalCount: found.totalCount, ...(summary && { summary: sums }) })
}

type Filters = { state: string[]; type: string[]; payment: string[]; users: string[] }

function filtersIn(qs: Record<string, unknown>): { filters: Filters; refusals: Refusal[] } {
  const refusals: Refusal[] = []
  const several = (name: string, choices: readonly string[]) => {
    const values = String(qs[name] ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
    if (values.every((one) => choices.includes(one))) return values
    const params = { name, choices: choices.join(', ') }
    refusals.push({ code: 'shared.lists.errors.not_one_of', params, field: name })
    return []
  }
  return {
    filters: {
      state: several('orderStateFilter', SALES_STATES),
      type: several('orderTypeFilter', SALES_TYPES),
      payment: several('paymentMethodFilter', PAYMENT_METHODS),
      users: usersIn(qs),
    },
    refusals,
  }
}

function usersIn({ internal, external }: Record<string, unknown>): string[] {
  if (internal === 'true' && external !== 'true') return ['Internal']
  return external === 'true' && internal !== 'true' ? ['External'] : []
}
