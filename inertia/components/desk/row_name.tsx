import { Link } from '@kontor/design-system/link'
import { useText } from '~/hooks/use_text'
import { addressOf, orderOf } from './row_words'
import { isOf, type DeskRowData } from './types'

/** Whose or what it is. */
export function useRowName(): (row: DeskRowData) => string {
  const t = useText('desk/today')
  return (row) => {
    const { told } = row
    if (told.kind === 'failed') return told.company ?? told.owner?.name ?? told.licensee
    if (told.kind === 'job') {
      return told.job ? t('stuck.job', { job: told.job }) : t('stuck.job_unknown')
    }
    if (told.kind === 'mail') return told.subject
    if (told.kind === 'entry') return told.counterparty ?? t('money.nameless')
    return told.company
  }
}

/** Its numbers, and the way to where all of it is said. */
export function RowDetail({ row }: { row: DeskRowData }) {
  const more = useMore()(row)
  const number = orderOf(row)
  if (number === null) return more
  return (
    <>
      <Link
        href={isOf(row, 'entry') ? `/admin/manage-orders/${number}` : addressOf(row)}
        variant="quiet"
      >
        {number}
      </Link>
      {more && ` · ${more}`}
    </>
  )
}

function useMore() {
  const t = useText('desk/today')
  const words = useText('shared/words')
  const state = useText('orders/order')
  return (row: DeskRowData): string => {
    if (isOf(row, 'unpaid')) return row.told.reference
    if (isOf(row, 'work')) {
      const [first = '', ...others] = row.told.products
      return [first, others.length > 0 && words('and_more', { count: others.length })]
        .filter(Boolean)
        .join(' ')
    }
    if (isOf(row, 'failed')) {
      return t('stuck.files', { done: row.told.filesDone, files: row.told.filesExpected })
    }
    if (isOf(row, 'card')) return t('stuck.card')
    if (isOf(row, 'mail')) return t('stuck.mail', { recipient: row.told.recipient })
    if (isOf(row, 'entry')) return row.told.remittance || t('money.no_text')
    return isOf(row, 'debt') ? state(`states.${row.told.state}`) : ''
  }
}
