import { Button } from '@kontor/design-system/button'
import { formatDay } from '@kontor/design-system/date_text'
import { useState } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { ADDRESSES } from '~/components/shell/addresses'
import { AskFirst, type Asked } from '~/components/shell/ask_first'
import type { Quota } from './types'
import { editButtonId } from './use_edited_quota'

/** Edit and delete of one quota; deleting asks first. */
export function QuotaRowActions({ quota, onEdit }: { quota: Quota; onEdit: () => void }) {
  const t = useText('orders/quotas')
  const { money } = useFormat()
  const [asked, ask] = useState<Asked | null>(null)
  const period = { from: formatDay(quota.dateFrom), to: formatDay(quota.dateTo) }
  const removal: Asked = {
    title: t('remove.title'),
    text: t('remove.text', { ...period, total: money(quota.totalCents) }),
    keep: t('remove.keep'),
    confirm: t('remove.delete'),
    pending: t('remove.deleting'),
    method: 'delete',
    path: `${ADDRESSES.quotas}/${quota.id}`,
  }
  return (
    <span className="flex justify-end gap-2 max-sm:justify-start">
      <Button id={editButtonId(quota)} onPress={onEdit} aria-label={t('form.edit_named', period)}>
        {t('form.edit')}
      </Button>
      <Button onPress={() => ask(removal)} aria-label={t('form.delete_named', period)}>
        {t('form.delete')}
      </Button>
      <AskFirst asked={asked} onClose={() => ask(null)} />
    </span>
  )
}
