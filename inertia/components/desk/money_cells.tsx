import { LinkButton } from '@kontor/design-system/link_button'
import { useCan } from '~/hooks/use_can'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Asked } from './row_questions'
import { AskButton, RowButton } from './row_button'
import { isOf, ORDERS, type DeskRowData, type RowOf } from './types'

/** Why somebody has to decide about money. */
export function MoneyWhat({ row }: { row: DeskRowData }) {
  const t = useText('desk/today')
  if (isOf(row, 'debt')) return <DebtWhat row={row} />
  if (isOf(row, 'entry')) return <EntryWhat row={row} />
  if (!isOf(row, 'refund')) return null
  const { askedBy: by, reason } = row.told
  return t('money.asked', { by, reason })
}

function DebtWhat({ row: { told } }: { row: RowOf<'debt'> }) {
  const t = useText('desk/today')
  const { debt, state, remark } = told
  if (debt !== 'owed') return t(`money.${debt}`)
  const why = t(`money.owed_${state === 'Rejected' || state === 'Archived' ? state : 'Failed'}`)
  return `${why} ${remark ? t('money.remark', { remark }) : ''}`
}

function EntryWhat({ row: { told } }: { row: RowOf<'entry'> }) {
  const t = useText('desk/today')
  const { money } = useFormat()
  const { proposal, orderNumber: number, dueCents, invoice, suggestions } = told
  const [first] = suggestions
  if (proposal === 'exact' && invoice) {
    return t('money.entry_exact_invoice', { label: invoice.label })
  }
  if (proposal === 'exact') return t('money.entry_exact', { number })
  if (proposal === 'amount_differs' && number) {
    return t('money.entry_less', { number, due: money(dueCents ?? 0) })
  }
  if (first && suggestions.length > 1) {
    return t('money.entry_many', { count: suggestions.length })
  }
  if (first) {
    return t('money.entry_suggested', { number: first.orderNumber, company: first.company })
  }
  return proposal === 'unknown' || !number
    ? t('money.entry_unknown')
    : t('money.entry_closed', { number })
}

/** Books what fits, gives back what is owed; what is too little is decided where all of it is said. */
export function MoneyStep({ row, onAsk }: { row: DeskRowData; onAsk: (asked: Asked) => void }) {
  const t = useText('desk/today')
  const { money } = useFormat()
  const mayRefund = useCan('orders.write')
  if (isOf(row, 'entry')) return <EntryStep row={row} />
  const label = isOf(row, 'refund')
    ? t('money.transfer')
    : t('money.refund', { sum: money(row.cents ?? 0) })
  if (mayRefund && !(isOf(row, 'debt') && row.told.debt === 'too_little')) {
    return <AskButton keyName="g" label={label} onAsk={() => onAsk({ row, what: 'refund' })} />
  }
  if (!isOf(row, 'debt') && !isOf(row, 'refund')) return null
  return <LinkButton href={`${ORDERS}/${row.told.number}`}>{t('money.open')}</LinkButton>
}

function EntryStep({ row: { told } }: { row: RowOf<'entry'> }) {
  const t = useText('desk/today')
  const { id: entryId, statementId, proposal, orderNumber, invoice, suggestions } = told
  const only = suggestions.length === 1 ? suggestions[0]!.orderNumber : null
  const number = proposal === 'exact' ? orderNumber : only
  const statement = `${ORDERS}/statements/${statementId}`
  if (number === null && !(proposal === 'exact' && invoice)) {
    return <LinkButton href={statement}>{t('money.look')}</LinkButton>
  }
  const booking =
    invoice && number === null
      ? { entryId, invoice: invoice.label }
      : { entryId, orderNumber: number }
  return (
    <RowButton
      keyName="c"
      path={`${statement}/bookings`}
      method="post"
      data={{ bookings: [booking] }}
      label={t('money.book', { number: number ?? invoice?.label })}
      pending={t('money.booking')}
    />
  )
}

export function MoneyNote({ row }: { row: DeskRowData }) {
  const t = useText('desk/today')
  const { money } = useFormat()
  if (!isOf(row, 'debt')) return null
  const { debt, payment } = row.told
  const sum = money(row.cents ?? 0)
  if (debt === 'owed') return t(`money.way_${payment}`)
  return t(debt === 'too_much' ? 'money.over' : 'money.missing', { sum })
}
