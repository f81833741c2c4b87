import type { KeptRecord } from '~/components/shell/records/kept_record'
import { RecordMenu } from '~/components/shell/records/record_menu'
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

/** What can be done with a record of the master data. */
export function RecordActions(props: RecordActionsProps) {
  const { subject, record, name, onEdit, keptBecause, more = [] } = props
  const t = useText('contracts/records')
  const path = `${RECORD_ADDRESSES[subject]}/${record.id}`
  return (
    <RecordMenu
      record={record}
      label={t('row.menu', { name })}
      edit={{ label: t('row.edit'), onAction: onEdit }}
      pages={[{ label: t('row.history'), href: `${path}/history` }, ...more]}
      removal={{
        title: t(`remove.${subject}`),
        text: t('remove.text', { name }),
        keep: t('remove.keep'),
        confirm: t('row.delete'),
        pending: t('remove.deleting'),
        method: 'delete',
        path,
        data: { version: record.version },
      }}
      keptBecause={keptBecause}
    />
  )
}
