import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { formatDay } from '@kontor/design-system/date_text'
import { Note } from '@kontor/design-system/note'
import { useText } from '~/hooks/use_text'

export type DeletionWish = {
  requestedAt: string
  answerBy: string
  refusedAt: string | null
  refusal: string | null
}

/** A request for deletion: open, with the way back, or refused, with the reason. */
export function DeletionState({ request }: { request: DeletionWish }) {
  return request.refusedAt ? (
    <Refused at={request.refusedAt} request={request} />
  ) : (
    <Open request={request} />
  )
}

function Open({ request: { requestedAt, answerBy } }: { request: DeletionWish }) {
  const t = useText('identity/my_data')
  const form = useForm({})
  const withdraw = () => form.delete('/my-account/my-data/deletion-request')
  const dates = { date: formatDay(requestedAt.slice(0, 10)), answerBy: formatDay(answerBy) }
  return (
    <Note
      tone="brass"
      title={t('requested')}
      actions={
        <Button isPending={form.processing} pendingLabel={t('withdrawing')} onPress={withdraw}>
          {t('withdraw')}
        </Button>
      }
    >
      <p>{t('requested_text', dates)}</p>
      <p>{t('stays')}</p>
    </Note>
  )
}

function Refused({ at, request }: { at: string; request: DeletionWish }) {
  const t = useText('identity/my_data')
  const dates = {
    date: formatDay(request.requestedAt.slice(0, 10)),
    refusedOn: formatDay(at.slice(0, 10)),
  }
  return (
    <Note tone="brass" title={t('refused')}>
      <p>{t('refused_text', dates)}</p>
      {request.refusal && <p className="wrap-anywhere">{request.refusal}</p>}
      <p>{t('refused_rights')}</p>
    </Note>
  )
}
