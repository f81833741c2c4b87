import type { Page, Place, Told } from '#shared/domain/paging'
import type { Refusal, Result } from '#shared/domain/result'
import type { Schema } from '#shared/http/api_description/schema'
import type { Condition } from '#shared/lists/condition'
import type { Chosen, Csv } from '#shared/lists/description'
import { describeQuestion } from '#shared/lists/describe_question'
import type { ListStatements } from '#shared/lists/list_statements'
import { namesOf, type Address, type Question, type Wish } from '#shared/lists/question'
import { USUAL_LIMIT } from '#shared/lists/page_size'
import { readCursorName, readWish } from '#shared/lists/read_wish'

export type Source<Row, Line, Scope> = {
  /** Programs are told the exact number of rows, and where those behind the page begin. */
  page(wish: Wish, scope: Scope, isTold?: boolean): Promise<Page<Row>>
  behind(wish: Wish, scope: Scope, place: Place): Promise<Told<Row>>
  /** What the rows are ordered by: a place in another order is none. */
  order?(wish: Wish): string
  /** How many rows a wish has; beyond `most` only that there are more. */
  upTo?(wish: Wish, scope: Scope, most: number): Promise<number>
  counts(scope: Scope): Promise<Record<string, number>>
  /** How many rows each of several wishes has; beyond `most` only that there are more. */
  ofChoices?(wishes: readonly Wish[], scope: Scope, most: number): Promise<number[]>
  lines(wish: Wish, scope: Scope): Promise<AsyncIterable<Line>>
  first(condition: Condition, scope: Scope): Promise<Row | null>
  statements?: ListStatements<Scope>
}

export type Given<Scope> = [Scope] extends [void] ? [] : [scope: Scope]

/** Pages read their address with `read`, programs with `readStrictly`. */
export class List<Row, Scope, Line, S extends string, F, V extends string> {
  constructor(
    readonly question: Question,
    readonly source: Source<Row, Line, Scope>,
    readonly csv: Csv<Line, Scope> | null
  ) {}

  /** What an address asks for; what is not understood falls back, nothing is ever refused. */
  read(address: Address): Wish<S, Chosen<F>, V> {
    return readWish(this.question, address).wish as Wish<S, Chosen<F>, V>
  }

  /** The same for programs: whatever is not understood is refused at its parameter. */
  readStrictly(address: Address): Result<Wish<S, Chosen<F>, V>> & { refusals: Refusal[] } {
    const usual = { ...this.question.usual, limit: USUAL_LIMIT }
    const { wish, problems } = readWish({ ...this.question, usual }, inSmallLetters(address))
    const { problems: ofCursor, ...cursor } = readCursorName(address)
    const refusals = [...problems, ...ofCursor]
    const [refusal] = refusals
    if (refusal) return { ok: false, refusal, refusals }
    return { ok: true, value: { ...wish, ...cursor } as Wish<S, Chosen<F>, V>, refusals }
  }

  /** The same rows where they are light: a page may have more of them. */
  ofUpTo(mostRows: number): List<Row, Scope, Line, S, F, V> {
    return new List({ ...this.question, mostRows }, this.source, this.csv)
  }

  describe(): Record<string, Schema> {
    return describeQuestion(this.question)
  }

  choices(view: V): Record<keyof F, string[]> {
    const offered = Object.entries(this.question.filters).map(([name, filter]) => [
      name,
      [...(filter.heldBy?.[view] ?? namesOf(filter) ?? [])],
    ])
    return Object.fromEntries(offered) as Record<keyof F, string[]>
  }

  /** One page of rows; a page behind the last one is the last one. */
  page(wish: Wish<S, Chosen<F>, V>, ...[scope]: Given<Scope>): Promise<Page<Row>> {
    return this.source.page(wish as Wish, scope as Scope)
  }

  /** The same for programs: behind the last page there is nothing, behind a place whatever follows. */
  async pageOrNothing(wish: Wish<S, Chosen<F>, V>, ...[scope]: Given<Scope>): Promise<Told<Row>> {
    const asked = wish as Wish
    if (asked.behind) return this.source.behind(asked, scope as Scope, asked.behind)
    const { next = null, ...page } = await this.source.page(asked, scope as Scope, true)
    return page.page < wish.page ? { ...page, content: [], next: null } : { ...page, next }
  }

  async counts(...[scope]: Given<Scope>): Promise<Record<V, number>> {
    const hasViews = this.question.views.length > 0
    return hasViews ? this.source.counts(scope as Scope) : ({} as Record<V, number>)
  }

  lines(wish: Wish<S, Chosen<F>, V>, ...[scope]: Given<Scope>): Promise<AsyncIterable<Line>> {
    return this.source.lines(wish as Wish, scope as Scope)
  }

  /** The row that a condition picks, if the scope holds it. */
  first(condition: Condition, ...[scope]: Given<Scope>): Promise<Row | null> {
    return this.source.first(condition, scope as Scope)
  }
}

/** Programs may write a direction in capitals. */
function inSmallLetters(address: Address): Address {
  const { orderDirection } = address
  return typeof orderDirection === 'string'
    ? { ...address, orderDirection: orderDirection.toLowerCase() }
    : address
}
