import { RowBox } from '@kontor/design-system/patterns/data_table'
import { DeskRow } from '@kontor/design-system/patterns/desk_list'
import type { ReactNode } from 'react'
import type { Selection } from '~/components/shell/lists/keys/use_selection'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { AgeCell } from './age_cell'
import { CurrentRowProvider } from './current_row'
import { MoneyNote, MoneyStep, MoneyWhat } from './money_cells'
import type { Asked } from './row_questions'
import { RowMenu } from './row_menu'
import { RowDetail, useRowName } from './row_name'
import { RowOwner } from './row_owner'
import { StuckStep, StuckWhat } from './stuck_cells'
import { isOf, rowKey, type Desk, type DeskRowData } from './types'
import { mayBeReminded, UnpaidNote, UnpaidStep, UnpaidWhat } from './unpaid_cells'
import type { DeskActions } from './use_desk_actions'
import { WorkEnd, WorkWhat } from './work_cells'

export interface DeskRowsProps {
  desk: Desk
  rows: readonly DeskRowData[]
  current: string | null
  onChoose: (key: string) => void
  actions: DeskActions
  onAsk: (asked: Asked) => void
  /** Rows that are taken up, to give them all to somebody. */
  selection: Selection
}

export function DeskRows({ rows, ...props }: DeskRowsProps) {
  return rows.map((row) => <Row key={rowKey(row)} row={row} {...props} />)
}

function Row({ row, ...props }: Omit<DeskRowsProps, 'rows'> & { row: DeskRowData }) {
  const { desk, current, onChoose, actions, onAsk, selection } = props
  const { money } = useFormat()
  const bulk = useText('shared/bulk')
  const name = useRowName()(row)
  const key = rowKey(row)
  const isCurrent = key === current
  const mayAct = desk.acts.includes(row.kind)
  const { what, step, note } = cellsOf(row, onAsk)
  return (
    <CurrentRowProvider value={isCurrent}>
      <DeskRow
        id={key}
        age={<AgeCell row={row} desk={desk} />}
        amount={row.cents === null ? null : money(row.cents)}
        name={name}
        detail={<RowDetail row={row} />}
        box={
          mayAct && (
            <RowBox
              row={row}
              id={key}
              selection={{
                chosen: selection.chosen,
                onToggle: selection.toggle,
                rowLabel: () => bulk('row', { name }),
              }}
            />
          )
        }
        isChosen={selection.chosen.has(key)}
        isCurrent={isCurrent}
        onChoose={() => onChoose(key)}
        end={
          <>
            <span className="flex flex-wrap items-center gap-x-2 md:justify-end">
              {mayAct && step ? step : <span className="grid">{note}</span>}
              {mayAct && <RowMenu row={row} actions={actions} onAsk={onAsk} />}
            </span>
            <span className="grid">
              {mayAct && step && <span>{note}</span>}
              <span>
                <RowOwner row={row} actions={actions} mayAct={mayAct} />
              </span>
            </span>
          </>
        }
      >
        {what}
      </DeskRow>
    </CurrentRowProvider>
  )
}

type Cells = { what: ReactNode; step: ReactNode; note: ReactNode }

function cellsOf(row: DeskRowData, onAsk: DeskRowsProps['onAsk']): Cells {
  if (isOf(row, 'unpaid')) {
    return {
      what: <UnpaidWhat row={row} />,
      step: mayBeReminded(row) && <UnpaidStep row={row} />,
      note: <UnpaidNote row={row} />,
    }
  }
  if (isOf(row, 'work')) {
    return { what: <WorkWhat row={row} />, step: null, note: <WorkEnd row={row} /> }
  }
  if (isOf(row, 'debt') || isOf(row, 'refund') || isOf(row, 'entry')) {
    return {
      what: <MoneyWhat row={row} />,
      step: <MoneyStep row={row} onAsk={onAsk} />,
      note: <MoneyNote row={row} />,
    }
  }
  return { what: <StuckWhat row={row} />, step: <StuckStep row={row} />, note: null }
}
