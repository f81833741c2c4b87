import { formatMoment } from '@kontor/design-system/date_text'
import { EmptyState } from '@kontor/design-system/empty_state'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import type { Data } from '@generated/data'
import { useState } from 'react'
import { AnswerBy, Answers, WhoAsked } from '~/components/identity/admin/deletion_cells'
import { ErasureDialog } from '~/components/identity/admin/erasure_dialog'
import { RefusalDialog } from '~/components/identity/admin/refusal_dialog'
import { AdminHead } from '~/components/shell/admin_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Waiting = Data.Identity.WaitingDeletion

/** Customers who want their account deleted, the oldest wish first. */
export default function DeletionRequests({ requests }: InertiaProps<{ requests: Waiting[] }>) {
  const t = useText('identity/deletions')
  const [erasing, setErasing] = useState<Waiting | null>(null)
  const [refusing, setRefusing] = useState<Waiting | null>(null)
  return (
    <>
      <AdminHead title={t('title')} lead={t('lead')} />
      <DataTable
        caption={t('caption')}
        columns={useColumns()}
        rows={requests}
        rowKey={({ id }) => id}
        actionsLabel={t('action')}
        rowActions={(request) => (
          <Answers request={request} onErase={setErasing} onRefuse={setRefusing} />
        )}
        empty={<EmptyState title={t('none')}>{t('none_text')}</EmptyState>}
      />
      <ErasureDialog request={erasing} onClose={() => setErasing(null)} />
      <RefusalDialog request={refusing} onClose={() => setRefusing(null)} />
    </>
  )
}

function useColumns() {
  const t = useText('identity/deletions')
  return [
    {
      id: 'requested',
      head: t('requested'),
      cell: ({ createdAt }: Waiting) => formatMoment(createdAt),
    },
    {
      id: 'answer_by',
      head: t('answer_by'),
      cell: (request: Waiting) => <AnswerBy request={request} />,
    },
    {
      id: 'customer',
      head: t('customer'),
      cell: (request: Waiting) => <WhoAsked request={request} />,
      wrap: true,
    },
    {
      id: 'reason',
      head: t('reason'),
      cell: ({ reason }: Waiting) => reason ?? t('no_reason'),
      wrap: true,
    },
  ]
}
