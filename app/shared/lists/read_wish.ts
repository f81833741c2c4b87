import type { Refusal } from '#shared/domain/result'
import { LARGEST_PAGE } from '#shared/lists/page_size'
import { readFilters } from '#shared/lists/read_filters'
import {
  LONGEST_CURSOR,
  LONGEST_SEARCH,
  type Address,
  type Question,
  type Wish,
} from '#shared/lists/question'
import { isGiven, plainText } from '#shared/lists/read_text'

/** A wish, and what of its address was not understood. */
export type Reading = { wish: Wish; problems: Refusal[] }

const OF_EVERY_ADDRESS = ['lang']

/** What is not understood falls back, for typed addresses, and is named, to refuse programs. */
export function readWish(question: Question, address: Address): Reading {
  const problems: Refusal[] = unknownNames(question, address)
  const note = (field: string, code: string, params: Refusal['params'] = {}) =>
    problems.push({
      code: `shared.lists.errors.${code}`,
      params: { name: field, ...params },
      field,
    })

  const oneOf = <T extends string>(field: string, choices: readonly T[]): T | null => {
    const found = choices.find((choice) => choice === address[field]) ?? null
    if (!found && isGiven(address[field])) {
      note(field, 'not_one_of', { choices: choices.join(', ') })
    }
    return found
  }
  const wholeNumber = (field: string, most: number): number | null => {
    const given = address[field]
    const number = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : 0
    if (number >= 1 && number <= most) return number
    if (isGiven(given)) note(field, 'not_in_range', { least: 1, most })
    return null
  }
  const search = () => {
    const given = address.search
    const text = plainText(given)
    const isText = typeof given === 'string' && text.length <= LONGEST_SEARCH
    if (isGiven(given) && !isText) note('search', 'not_a_search', { most: LONGEST_SEARCH })
    return text.slice(0, LONGEST_SEARCH)
  }

  const { usual } = question
  const orderBy = oneOf('orderBy', question.sort) ?? usual.by
  const view = (question.views.length > 0 && oneOf('view', question.views)) || firstView(question)
  const wish = {
    page: wholeNumber('page', LARGEST_PAGE) ?? 1,
    limit: wholeNumber('limit', question.mostRows) ?? usual.limit,
    orderBy,
    orderDirection:
      oneOf('orderDirection', ['asc', 'desc']) ?? (orderBy === usual.by ? usual.direction : 'asc'),
    search: question.isSearchable ? search() : '',
    filters: readFilters(question, { address, view, note }),
    view,
  }
  return { wish, problems }
}

const firstView = ({ views: [first = 'all'] }: Question) => first

export const parametersOf = ({ views, isSearchable, filters }: Question): string[] => [
  ...['page', 'cursor', 'limit', 'orderBy', 'orderDirection'],
  ...(views.length > 0 ? ['view'] : []),
  ...(isSearchable ? ['search'] : []),
  ...Object.keys(filters),
]

/** What programs go on behind: not understood where it is no text, or beside a page. */
export function readCursorName({ cursor, page }: Address): { cursor?: string } & Problems {
  if (!isGiven(cursor)) return { problems: [] }
  if (typeof cursor !== 'string' || cursor.length > LONGEST_CURSOR) return problemAt('cursor')
  return isGiven(page) ? problemAt('page', 'page_and_cursor') : { cursor, problems: [] }
}

type Problems = { problems: Refusal[] }

const problemAt = (name: string, code = 'not_a_cursor'): Problems => ({
  problems: [{ code: `shared.lists.errors.${code}`, params: { name }, field: name }],
})

function unknownNames(question: Question, address: Address): Refusal[] {
  const known = [...parametersOf(question), ...OF_EVERY_ADDRESS]
  const unknown = Object.keys(address).filter((name) => !known.includes(name))
  return unknown.map((name) => ({
    code: 'shared.lists.errors.unknown',
    params: { name, known: parametersOf(question).join(', ') },
    field: name,
  }))
}
