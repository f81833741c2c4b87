import { Button } from '@kontor/design-system/button'
import { formatDay } from '@kontor/design-system/date_text'
import { GatedAction } from '@kontor/design-system/gated_action'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { useState } from 'react'
import type { AskedWhy } from '~/components/shell/ask_why'
import { useText } from '~/hooks/use_text'
import { ChangeQuestion } from './change_question'
import { CopyButton, CopyRange } from './copy_range'
import { RangeEditor } from './range_editor'
import { heldAddress, type Assigned, type AssignedRange, type Person } from './types'
import { lossesAt } from './use_losses'
import { useLossWords } from './use_loss_words'

interface RangesProps {
  person: Person
  held: Assigned
}

/** The date ranges of a subscription, edited where they stand; of filterable types they say why they cannot be. */
export function AssignedRanges({ person, held }: RangesProps) {
  const t = useText('subscriptions/entitlements')
  const [edited, edit] = useState<number | null>(null)
  const [copied, copy] = useState<number | null>(null)
  const [asked, ask] = useState<AskedWhy | null>(null)
  const sayLosses = useLossWords(person)
  const question = async ({ id }: AssignedRange) => {
    const path = `${heldAddress(person, held.typeId)}/ranges/${id}`
    const losses = await lossesAt(`${path}/losses?without`)
    const isLast = held.ranges.length === 1
    ask({
      title: t('delete.title'),
      text: [losses && sayLosses(losses), isLast && t('delete.last', { name: held.name })]
        .filter(Boolean)
        .join(' '),
      keep: t('delete.keep'),
      confirm: t('delete.confirm'),
      pending: t('remove.pending'),
      ...{ method: 'delete', path },
    })
  }
  return (
    <>
      <DataTable
        caption={t('ranges', { name: held.name })}
        rows={held.ranges}
        rowKey={({ id }) => id}
        columns={useColumns(held)}
        actionsLabel={t('actions')}
        rowActions={
          held.isFilterable
            ? (range) => (
                <span className="flex justify-end gap-2">
                  <GatedAction align="end" reason={t('errors.ranges_by_request')}>
                    {t('edit')}
                  </GatedAction>
                  <CopyButton range={range} isFilterable />
                  <GatedAction align="end" reason={t('errors.ranges_by_request')}>
                    {t('delete.action')}
                  </GatedAction>
                </span>
              )
            : (range) => (
                <span className="flex justify-end gap-2">
                  <Button onPress={() => edit(range.id)}>{t('edit')}</Button>
                  <CopyButton range={range} onPress={() => copy(range.id)} />
                  <Button onPress={() => void question(range)}>{t('delete.action')}</Button>
                </span>
              )
        }
        rowEditor={(range) =>
          copied === range.id ? (
            <CopyRange person={person} held={held} range={range} onDone={() => copy(null)} />
          ) : (
            edited === range.id && (
              <RangeEditor
                person={person}
                typeId={held.typeId}
                range={range}
                onDone={() => edit(null)}
              />
            )
          )
        }
      />
      <ChangeQuestion asked={asked} onClose={() => ask(null)} />
    </>
  )
}

function useColumns({ isFilterable }: Assigned) {
  const t = useText('subscriptions/entitlements')
  const dayOr = (day: string | null) => (day ? formatDay(day) : t('open'))
  const items = {
    id: 'items',
    head: t('chosen'),
    cell: ({ items: chosen }: AssignedRange) => chosen.join(', '),
    wrap: true,
  }
  const actualStart = {
    id: 'actual_start',
    head: t('actual_start'),
    cell: ({ actualStartsOn, startsOn }: AssignedRange) => dayOr(actualStartsOn ?? startsOn),
  }
  return [
    { id: 'start', head: t('form.start'), cell: (one: AssignedRange) => dayOr(one.startsOn) },
    { id: 'end', head: t('form.end'), cell: (one: AssignedRange) => dayOr(one.endsOn) },
    ...(isFilterable ? [items, actualStart] : []),
    {
      id: 'visible_from',
      head: t('form.visible_from'),
      cell: (one: AssignedRange) => dayOr(one.visibleFrom),
    },
    {
      id: 'visible_until',
      head: t('form.visible_until'),
      cell: (one: AssignedRange) => (
        <span className="grid">
          {dayOr(one.visibleUntil)}
          {one.isVisibilityOver && <StatusBadge status="inactive" label={t('over')} />}
        </span>
      ),
    },
    {
      id: 'trial',
      head: t('form.trial'),
      cell: ({ isTrial, isSalesTrial }: AssignedRange) =>
        isSalesTrial ? t('sales_trial') : t(isTrial ? 'yes' : 'no'),
    },
  ]
}
