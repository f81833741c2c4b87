import type { Data } from '@generated/data'

export type Desk = Data.Desk.Desk
export type DeskSection = Desk['sections'][number]
export type DeskRowData = DeskSection['rows'][number]
export type DeskKind = DeskRowData['kind']

type Told = DeskRowData['told']
/** A row of which one thing is told. */
export type RowOf<K extends Told['kind']> = DeskRowData & { told: Extract<Told, { kind: K }> }

export const isOf = <K extends Told['kind']>(row: DeskRowData, kind: K): row is RowOf<K> =>
  row.told.kind === kind

/** What tells a row from all others of the page. */
export const rowKey = ({ kind, key }: Pick<DeskRowData, 'kind' | 'key'>) => `${kind}-${key}`

export type Morning = Data.Arrivals.NewestMorning
export type MorningTick = Morning['ticks'][number]

export type BankLine = Data.Desk.BankLine
export type Colleague = { id: number; name: string; kinds: DeskKind[] }

/** Where the desk lies, and what is done from it. */
export const DESK = '/admin/today'
export const ORDERS = '/admin/manage-orders'
