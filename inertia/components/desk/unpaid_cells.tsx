import { formatDay } from '@kontor/design-system/date_text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { Brass } from './brass'
import { RowButton } from './row_button'
import { DESK, type RowOf } from './types'

/** How late a payment is, and what was done about it. */
export function UnpaidWhat({ row: { told } }: { row: RowOf<'unpaid'> }) {
  const t = useText('desk/today')
  const { money } = useFormat()
  const { left, due, reminders, paidCents } = told
  return (
    <>
      {left < 0 && <Brass>{t('unpaid.over', { count: -left })}</Brass>}
      {left === 0 && t('unpaid.due_today')}
      {left > 0 && t('unpaid.due', { day: formatDay(due) })}{' '}
      {reminders.length > 0
        ? t('unpaid.reminded', { days: reminders.map((day) => formatDay(day)).join(', ') })
        : left <= 0 && t('unpaid.not_reminded')}{' '}
      {paidCents > 0 && t('unpaid.paid', { paid: money(paidCents) })}
    </>
  )
}

/** Before its day nobody is reminded from the row; its menu can. */
export const mayBeReminded = ({ told }: RowOf<'unpaid'>) => told.left <= 0 && !told.isRemindedToday

export function UnpaidStep({ row: { told } }: { row: RowOf<'unpaid'> }) {
  const t = useText('desk/today')
  const { number, reminders } = told
  return (
    <RowButton
      keyName="r"
      path={`${DESK}/reminders/${number}`}
      method="post"
      label={t(reminders.length > 0 ? 'unpaid.again' : 'unpaid.remind')}
      pending={t('unpaid.reminding')}
    />
  )
}

export function UnpaidNote({ row: { told } }: { row: RowOf<'unpaid'> }) {
  const t = useText('desk/today')
  const { left, isRemindedToday, locale } = told
  if (isRemindedToday) return t('unpaid.today')
  return left > 0
    ? t('unpaid.in', { count: left })
    : t(`unpaid.language_${locale === 'de' ? 'de' : 'en'}`)
}
