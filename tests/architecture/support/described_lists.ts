import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { List } from '#shared/lists/list'
import type { ListStatements } from '#shared/lists/list_statements'
import type { Statement } from '#shared/lists/statement_parts'
import { stretchesBehind } from '#shared/lists/place'
import { namesOf, type Filter, type Question, type Wish } from '#shared/lists/question'

type AnyList = List<unknown, unknown, unknown, string, Record<string, string[]>, string>

/** A list of the shop, with the rows that its description declares of it. */
export type DescribedList = {
  at: string
  list: AnyList
  found: ts.Type
  line: ts.Type
  node: ts.Node
}

/** All lists of these files that are one statement; two in one file are of the same rows. */
export async function describedLists(
  program: ts.Program,
  files: readonly string[]
): Promise<DescribedList[]> {
  const checker = program.getTypeChecker()
  const lists: DescribedList[] = []
  for (const path of files) {
    const [call, ...others] = callsOfDefineList(program.getSourceFile(path)!)
    if (!call) continue
    const at = relative(process.cwd(), path)
    if (others.length > 0) throw new Error(`${at} describes lists of different rows`)
    const [found, , line = found] = (call.typeArguments ?? []).map((one) =>
      checker.getTypeFromTypeNode(one)
    )
    const exported = Object.values((await import(pathToFileURL(path).href)) as object)
    const within = exported.flatMap((one) =>
      one instanceof List ? [one] : Object.values((one ?? {}) as object)
    )
    const here = within.filter((one): one is AnyList => one instanceof List)
    if (!found || !line || here.length === 0) throw new Error(`${at} exports no list of its rows`)
    lists.push(...here.map((list) => ({ at, list, found, line, node: call })))
  }
  return lists
}

function callsOfDefineList(source: ts.SourceFile): ts.CallExpression[] {
  const calls: ts.CallExpression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'defineList') calls.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return calls
}

/** Everything that can be asked of a list, one thing at a time: every sort both ways, every filter. */
export function wishesFor({ sort, usual, filters, views, isSearchable }: Question): Wish[] {
  const none = Object.fromEntries(Object.keys(filters).map((name) => [name, [] as string[]]))
  const plain: Wish = {
    ...{ page: 1, limit: 10, search: '', filters: none, view: views[0] ?? 'all' },
    ...{ orderBy: usual.by, orderDirection: usual.direction },
  }
  const chosen = Object.entries(filters).flatMap(([name, filter]) =>
    choicesOf(filter).map((values) => ({ ...plain, filters: { ...none, [name]: values } }))
  )
  const sorted = sort.flatMap((orderBy) => [
    { ...plain, orderBy, orderDirection: 'asc' as const },
    { ...plain, orderBy, orderDirection: 'desc' as const },
  ])
  const searched = isSearchable ? ['Nord', '12', '100% _\\'] : []
  return [
    ...[plain, ...sorted, ...chosen],
    ...views.map((view) => ({ ...plain, view })),
    ...searched.map((search) => ({ ...plain, search })),
  ]
}

function choicesOf(filter: Filter): string[][] {
  const names = filter.isDay ? ['2026-03-31'] : (namesOf(filter) ?? ['12', 'any text'])
  return [...names.map((name) => [name]), [...names]]
}

export type AskedStatement = Statement & {
  of: 'found' | 'placed' | 'line' | 'count' | 'counts' | 'choices'
}

/** The statements of a list for all of these wishes. */
export function statementsOf(list: AnyList, scope: unknown): AskedStatement[] {
  const { statements } = list.source
  if (!statements) return []
  const first = statements.first({ sql: 'true', values: [] }, scope)
  const counts =
    list.question.views.length > 0
      ? [statements.counts(scope, null), statements.counts(scope, 1_000)]
      : []
  const asked = wishesFor(list.question).flatMap((wish): AskedStatement[] => {
    const stretch = { direction: wish.orderDirection, limit: 10, offset: 0 }
    return [
      { ...statements.page(wish, scope, stretch), of: 'found' },
      { ...statements.page(wish, scope, stretch, { areFar: true }), of: 'found' },
      { ...statements.page(wish, scope, stretch, { isPlaced: true }), of: 'placed' },
      ...searchedOf(statements.searched(wish, scope)),
      ...behindOf(statements, wish, scope),
      { ...statements.lines(wish, scope), of: 'line' },
      { ...statements.count(wish, scope, null), of: 'count' },
      { ...statements.count(wish, scope, 10_000), of: 'count' },
    ]
  })
  return [
    { ...first, of: 'found' },
    ...tabsOf(list, scope),
    ...counts.map((one) => ({ ...one, of: 'counts' as const })),
    ...asked,
  ]
}

/** Lists that a filter divides into tabs count each of them. */
function tabsOf({ question, source }: AnyList, scope: unknown): AskedStatement[] {
  const isDivided = Object.values(question.filters).some(({ isTab }) => isTab)
  if (!isDivided) return []
  const counts = source.statements!.ofChoices(wishesFor(question), scope, 1_000)
  return [{ ...counts, of: 'choices' }]
}

const searchedOf = (searched: Statement | null) =>
  searched ? [{ ...searched, of: 'placed' as const }] : []

/** Behind places without values, which PostgreSQL has to know the types of, and behind what is missing. */
function behindOf(statements: ListStatements<unknown>, wish: Wish, scope: unknown) {
  const terms = statements.terms(wish)
  const unsaid = terms.map(() => undefined as unknown as string)
  return [unsaid, unsaid.with(0, null as never)]
    .flatMap((place) => stretchesBehind(terms, place))
    .map((stretch) => ({
      ...statements.behind(wish, scope, { stretch, limit: 10 }),
      of: 'placed' as const,
    }))
}
