import type { TableColumn } from '@kontor/design-system/patterns/data_table'
import type { ReactNode } from 'react'
import { listSort } from './list_address'
import type { ListParts } from './list_parts'
import type { ListColumn } from './types'

/** The columns of a table out of those of a list: with their heads, their cells and ways to sort; a plain name says it all. */
export const listColumns = <Row>(
  columns: readonly (string | ListColumn<Row>)[],
  { list, path, words, choices }: ListParts
): TableColumn<Row>[] => {
  /** What is chosen by a word is shown by it. */
  const valueOf = (row: Row, id: string) => {
    const value = (row as Record<string, ReactNode>)[id]
    return choices[id] && typeof value === 'string' ? words.value(id, value) : value
  }
  const plain = (id: string): ListColumn<Row> => ({
    id,
    ...(list.sorts.includes(id) && { sort: id }),
  })
  const full = columns.map((column) => (typeof column === 'string' ? plain(column) : column))
  return full.map(({ sort, head, cell, ...column }) => {
    const [by, first] = typeof sort === 'string' ? [sort, 'asc' as const] : (sort ?? [])
    return {
      ...column,
      head: head ?? words.column(column.id),
      cell: cell ?? ((row) => valueOf(row, column.id)),
      ...(by && { sort: listSort(path, list, by, first ?? 'asc') }),
    }
  })
}
