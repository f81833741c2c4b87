import { countStatements, type CountStatements } from '#shared/lists/count_statements'
import type { Described } from '#shared/lists/description'
import type { Term } from '#shared/lists/list_order'
import type { Wish } from '#shared/lists/question'
import { readStatements, type ReadStatements } from '#shared/lists/read_statements'
import { statementParts, type Columns } from '#shared/lists/statement_parts'

export type ListStatements<Scope> = CountStatements<Scope> &
  ReadStatements<Scope> & {
    terms(wish: Wish): Term[]
    order(wish: Wish): string
  }

export function listStatements<Found extends object, Scope, Line, Row>(
  list: Described<Found, Scope, Line, Row>
): ListStatements<Scope> {
  const described = list as Described<Columns, Scope, Line, Row>
  const parts = statementParts(described)
  const { terms, order } = parts
  return {
    ...countStatements(described, parts),
    ...readStatements(described, parts),
    ...{ terms, order: (wish) => order(wish) },
  }
}
