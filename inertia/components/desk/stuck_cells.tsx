import { formatDay } from '@kontor/design-system/date_text'
import { LinkButton } from '@kontor/design-system/link_button'
import { useCodeText } from '~/hooks/use_code_text'
import { useCan } from '~/hooks/use_can'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { RowButton } from './row_button'
import { DESK, isOf, ORDERS, type DeskRowData, type RowOf } from './types'

/** Why something does not go on by itself, and since when. */
export function StuckWhat({ row }: { row: DeskRowData }) {
  const t = useText('desk/today')
  return (
    <>
      <Reason row={row} /> {t('stuck.since', { day: formatDay(row.since) })}
    </>
  )
}

function Reason({ row }: { row: DeskRowData }) {
  const t = useText('desk/today')
  if (isOf(row, 'failed')) return <FailedWhat row={row} />
  if (isOf(row, 'card')) return <CardWhat row={row} />
  if (isOf(row, 'job')) return row.told.reason ?? t('stuck.no_reason')
  if (!isOf(row, 'mail')) return null
  const { error, attempts } = row.told
  const said = error?.trim().replace(/([^.!?])$/, '$1.') ?? ''
  return `${t('stuck.mail_tries', { count: attempts })} ${said}`
}

function FailedWhat({ row: { told } }: { row: RowOf<'failed'> }) {
  const t = useText('desk/today')
  const say = useCodeText('delivery/errors')
  const [first] = told.tasks
  if (!first) return null
  return `${say(first.problem)} ${first.attempts > 1 ? t('stuck.tries', { count: first.attempts }) : ''}`
}

function CardWhat({ row: { told } }: { row: RowOf<'card'> }) {
  const t = useText('desk/today')
  const { money } = useFormat()
  if (told.isChargeback) return t('stuck.charged_back', { number: told.orderNumber })
  if (told.state === 'Refunding') return t('stuck.refunding')
  return told.reason === 'amount_mismatch'
    ? t('stuck.mismatch', { expected: money(told.amountCents) })
    : t('stuck.duplicate')
}

/** Has it tried again, or leads to where somebody decides. */
export function StuckStep({ row }: { row: DeskRowData }) {
  const t = useText('desk/today')
  const [mayRestart, maySend] = [useCan('tasks.write'), useCan('users.write')]
  const again = { keyName: 's', method: 'put' as const }
  if (isOf(row, 'failed') && mayRestart) {
    const { fulfilmentId, tasks } = row.told
    const label = t('stuck.restart', { count: tasks.length })
    const path = `${DESK}/restarts/${fulfilmentId}`
    return <RowButton {...again} {...{ path, label }} pending={t('stuck.restarting')} />
  }
  if (isOf(row, 'mail') && maySend) {
    const path = `${DESK}/mails/${row.told.id}`
    return <RowButton {...again} path={path} label={t('stuck.send')} pending={t('stuck.sending')} />
  }
  if (isOf(row, 'job') && mayRestart) {
    const path = `${DESK}/jobs/${row.told.id}`
    return <RowButton {...again} path={path} label={t('stuck.try')} pending={t('stuck.trying')} />
  }
  if (isOf(row, 'card')) {
    return <LinkButton href={`${ORDERS}/payments`}>{t('stuck.decide')}</LinkButton>
  }
  return null
}
