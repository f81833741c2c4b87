import { useEffect, useRef, type MouseEvent } from 'react'
import { BOX } from '../../internal/box_styles'
import { extentOf } from '../selectable_list/choice'
import type { RowKey, TableSelection } from './types'

const AREA = 'grid size-6 place-items-center pointer-coarse:size-11'

/** The box that takes up one row; with Shift all from the last one to it. */
export function RowBox<Row>({ row, id, selection }: BoxProps<Row>) {
  const toggle = (event: MouseEvent) => selection.onToggle(id, event.shiftKey)
  return (
    <label className={AREA}>
      <input
        type="checkbox"
        readOnly
        checked={selection.chosen.has(id)}
        onClick={toggle}
        aria-label={selection.rowLabel(row)}
        className={BOX}
      />
    </label>
  )
}

interface BoxProps<Row> {
  row: Row
  id: RowKey
  selection: Pick<TableSelection<Row>, 'chosen' | 'onToggle' | 'rowLabel'>
}

/** The box above the others takes up all rows of the page, or lets go of them. */
export function AllBox<Row>({ ids, selection }: AllBoxProps<Row>) {
  const box = useRef<HTMLInputElement>(null)
  const extent = extentOf(ids, selection.chosen)
  useEffect(() => {
    if (box.current) box.current.indeterminate = extent === 'some'
  }, [extent])
  return (
    <label className={AREA}>
      <input
        ref={box}
        type="checkbox"
        checked={extent === 'all'}
        onChange={selection.onToggleAll}
        aria-label={selection.allLabel}
        className={BOX}
      />
    </label>
  )
}

interface AllBoxProps<Row> {
  ids: readonly RowKey[]
  selection: TableSelection<Row>
}
