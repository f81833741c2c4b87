import type { HttpContext } from '@adonisjs/core/http'
import { PAYMENT_METHODS } from '#catalogue'
import { failure, success } from '#shared/http/envelope'
import { askedInternal } from '#shared/http/statistics_query'
import { writeCursor } from '#shared/lists/cursor'
import type { List } from '#shared/lists/list'
import { USUAL_LIMIT } from '#shared/lists/page_size'
import { placeAsked } from '#shared/lists/place_asked'
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
  const question = questionOf(list, asked)
  const behind = placeAsked(ctx, question)
  const problems = [...refusals, ...unknown, ...(behind.ok ? [] : [behind.refusal])]
  if (problems.length > 0 || !behind.ok) return failure(ctx, problems, 422)
  const { page, limit } = wish
  const [found, sums] = await Promise.all([
    list.pageOrNothing({ ...list.read({}), page, limit, behind: behind.value }, asked),
    summary?.(asked),
  ])
  const rows = found.content.map((row) => wire.of(row))
  const next = writeCursor(ctx, question, found.next)
  return success(ctx, {
    ...{ rows, totalCount: found.totalCount, next },
    ...(summary && { summary: sums }),
  })
}

/** The days are part of it, also where the usual ones are meant: tomorrow these are others. */
function questionOf<Row, S extends string, F>(
  list: Told<Row, S, F>['list'],
  { from, to, states, types, payments, users }: Asked
) {
  const usual = list.read({})
  const filters = { days: [from.iso, to.iso], states, types, payments, users }
  const { order } = list.source
  return { wish: { ...usual, filters }, order: order?.(usual as Wish) ?? '' }
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
