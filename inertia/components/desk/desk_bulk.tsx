import { router, usePage } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Select } from '@kontor/design-system/select'
import { useEffect } from 'react'
import { BulkDialog } from '~/components/shell/lists/bulk/bulk_dialog'
import { BulkFrame } from '~/components/shell/lists/bulk/bulk_frame'
import { BulkResult } from '~/components/shell/lists/bulk/bulk_result'
import { SelectedCount } from '~/components/shell/lists/bulk/selected_count'
import type { Selection } from '~/components/shell/lists/keys/use_selection'
import { useText } from '~/hooks/use_text'
import { rowKey, type Colleague, type DeskRowData } from './types'
import type { DeskGives } from './use_desk_gives'

interface DeskBulkProps {
  rows: readonly DeskRowData[]
  selection: Selection
  gives: DeskGives
}

/** At the foot of the desk while things are taken up: to whom all of them are given, then how it went. */
export default function DeskBulk({ rows, selection, gives }: DeskBulkProps) {
  const chosen = rows.filter((row) => selection.chosen.has(rowKey(row)))
  const { result } = gives
  return (
    <>
      {chosen.length > 0 ? (
        <Chosen rows={chosen} selection={selection} gives={gives} />
      ) : (
        result && (
          <BulkFrame>
            <BulkResult result={result} onUndo={() => void gives.undo()} onClose={gives.dismiss} />
          </BulkFrame>
        )
      )}
      {gives.asked && <Question asked={gives.asked} selection={selection} gives={gives} />}
    </>
  )
}

function Chosen({ rows, selection, gives }: DeskBulkProps) {
  const t = useText('desk/today')
  const bulk = useText('shared/bulk')
  const { colleagues = [] } = usePage<{ colleagues?: Colleague[] }>().props
  useEffect(() => router.reload({ only: ['colleagues'] }), [])
  const able = colleagues.filter(({ kinds }) => rows.some(({ kind }) => kinds.includes(kind)))
  const give = (id: string) => {
    const to = able.find((one) => String(one.id) === id)
    if (to) void gives.ask(rows, to)
  }
  return (
    <BulkFrame>
      <SelectedCount count={rows.length} />
      <div className="flex flex-wrap items-center gap-2">
        <Select
          label={t('gives.to')}
          isLabelHidden
          placeholder={gives.isAsking ? bulk('looking') : t('gives.to')}
          value=""
          onChange={give}
          options={able.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <Button variant="quiet" onPress={selection.clear}>
          {bulk('clear')}
        </Button>
      </div>
    </BulkFrame>
  )
}

type QuestionProps = Omit<DeskBulkProps, 'rows'> & { asked: NonNullable<DeskGives['asked']> }

function Question({ asked, selection, gives }: QuestionProps) {
  const t = useText('desk/today')
  const { gives: things, outcome } = asked
  const { name } = asked.to
  const nameAt = (place: number) => things[place]!.name
  return (
    <BulkDialog
      asked={{
        action: {
          path: '',
          label: t('give.give'),
          title: ({ length: count }) => t('gives.title', { count, name }),
          text: () => t('gives.text', { name }),
          done: () => '',
        },
        outcome,
        keys: outcome.done,
      }}
      rows={outcome.done.map(nameAt)}
      nameOf={(one) => one}
      nameAt={nameAt}
      onConfirm={async () => {
        if (await gives.act()) selection.clear()
      }}
      onClose={gives.close}
    />
  )
}
