import type { KeptRecord } from '~/components/shell/records/kept_record'
import { RecordMenu } from '~/components/shell/records/record_menu'
import { useText } from '~/hooks/use_text'
import { USE_CASE_ADDRESSES, type UseCaseSubject } from './types'

interface UseCaseActionsProps {
  subject: UseCaseSubject
  record: KeptRecord
  name: string
  onEdit: () => void
  /** Why it stays, where something refers to it. */
  keptBecause?: string
}

export function UseCaseActions(props: UseCaseActionsProps) {
  const { subject, record, name, onEdit, keptBecause } = props
  const t = useText('catalogue/manage_use_cases')
  return (
    <RecordMenu
      record={record}
      label={t('row.menu', { name })}
      edit={{ label: t('row.edit'), onAction: onEdit }}
      removal={{
        title: t(`remove.${subject}`),
        text: t('remove.text', { name }),
        keep: t('remove.keep'),
        confirm: t('row.delete'),
        pending: t('remove.deleting'),
        method: 'delete',
        path: `${USE_CASE_ADDRESSES[subject]}/${record.id}`,
      }}
      keptBecause={keptBecause}
    />
  )
}
