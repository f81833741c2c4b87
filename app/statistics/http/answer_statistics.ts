import type { HttpContext } from '@adonisjs/core/http'
import { PAYMENT_METHODS } from '#catalogue'
import { failure, success } from '#shared/http/envelope'
import { askedInternal } from '#shared/http/statistics_query'
import type { List } from '#shared/lists/list'
import { USUAL_LIMIT } from '#shared/lists/page_size'
import type { Question, Wish } from '#shared/lists/question'
import { readWish } from '#shared/lists/read_wish'
import { SALES_STATES, SALES_TYPES, type Asked } from '#statistics/domain/asked'
import { MOST_ROWS } from '#statistics/http/api_query'
import { readAsked } from '#statistics/http/read_asked'

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
  const { from, to, internal, external, ...address } = ctx.request.qs()
  const { wish, problems: unknown } = readWish(inWordsOfCalls(list.question), address)
  const filters = { ...chosenIn(wish), users: usersIn(askedInternal({ internal, external })) }
  const { asked, refusals } = readAsked({ ...filters, compare: ['none'] }, { from, to })
  const problems = [...refusals, ...unknown]
  if (problems.length > 0) return failure(ctx, problems, 422)
  const { page, limit } = wish
  const [found, sums] = await Promise.all([
    list.pageOrNothing({ ...list.read({}), page, limit }, asked),
    summary?.(asked),
  ])
  const rows = found.content.map((row) => wire.of(row))
  return success(ctx, { rows, totalCount: found.totalCount, ...(summary && { summary: sums }) })
}

const inWordsOfCalls = (question: Question): Question => ({
  ...question,
  usual: { ...question.usual, limit: USUAL_LIMIT },
  mostRows: MOST_ROWS,
  filters: {
    orderStateFilter: { values: SALES_STATES },
    orderTypeFilter: { values: SALES_TYPES },
    paymentMethodFilter: { values: PAYMENT_METHODS },
  },
})

const chosenIn = ({ filters }: Wish) => ({
  state: filters.orderStateFilter,
  type: filters.orderTypeFilter,
  payment: filters.paymentMethodFilter,
})

function usersIn(isInternal: boolean | null): Asked['users'] {
  if (isInternal === null) return []
  return [isInternal ? 'Internal' : 'External']
}
