import type { KeptRecord } from '~/components/shell/records/kept_record'
import { RecordMenu } from '~/components/shell/records/record_menu'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import { RECORD_ADDRESSES, type RecordSubject } from './types'

interface RecordActionsProps {
  subject: RecordSubject
  record: KeptRecord
  name: string
  onEdit: () => void
  /** Why it stays, where something refers to it. */
  keptBecause?: string
  /** Other pages of the record, between its history and its end. */
  more?: readonly { label: string; href: string }[]
}

/** What can be done with a record of the master data; who only reads it comes to its pages. */
export function RecordActions(props: RecordActionsProps) {
  const { subject, record, name, onEdit, keptBecause, more = [] } = props
  const t = useText('contracts/records')
  const mayWrite = useCan('contracts.write')
  const path = `${RECORD_ADDRESSES[subject]}/${record.id}`
  const removal = {
    title: t(`remove.${subject}`),
    text: t('remove.text', { name }),
    ...{ keep: t('remove.keep'), confirm: t('row.delete'), pending: t('remove.deleting') },
    ...{ method: 'delete' as const, path, data: { version: record.version } },
  }
  return (
    <RecordMenu
      record={record}
      label={t('row.menu', { name })}
      edit={mayWrite ? { label: t('row.edit'), onAction: onEdit } : undefined}
      pages={[{ label: t('row.history'), href: `${path}/history` }, ...more]}
      removal={mayWrite ? removal : undefined}
      keptBecause={keptBecause}
    />
  )
}
