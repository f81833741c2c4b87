import type { List } from '#shared/lists/list'
import type { Asked } from '#statistics/domain/asked'
import type { TABS } from '#statistics/http/tabs'

type Row<Tab extends keyof typeof TABS> =
  (typeof TABS)[Tab]['list'] extends List<infer R, Asked, infer _L, infer _S, infer _F, infer _V>
    ? R
    : never

export type AnyRow = Row<keyof typeof TABS> & object

type Name = 'from' | 'to' | 'state' | 'type' | 'payment' | 'users' | 'compare'

/** The list of a tab that is only known when somebody asks. */
export type AnyList = List<AnyRow, Asked, AnyRow, string, Record<Name, { values: string[] }>, never>
