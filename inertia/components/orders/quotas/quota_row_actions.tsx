import { MoreIcon } from '@kontor/design-system/icon'
import { IconButton } from '@kontor/design-system/icon_button'
import { Menu, MenuItem, MenuSeparator } from '@kontor/design-system/menu'
import { formatDay } from '@kontor/design-system/date_text'
import { useState } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { ADDRESSES } from '~/components/shell/addresses'
import { AskFirst, type Asked } from '~/components/shell/ask_first'
import type { Quota } from './types'
import { editButtonId } from './use_edited_quota'

/** What can be done with one quota; deleting asks first. */
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
    <span className="flex justify-end">
      <Menu
        trigger={
          <IconButton id={editButtonId(quota)} label={t('form.menu', period)}>
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem label={t('form.edit')} onAction={onEdit} />
        <MenuSeparator />
        <MenuItem label={t('form.delete')} tone="danger" onAction={() => ask(removal)} />
      </Menu>
      <AskFirst asked={asked} onClose={() => ask(null)} />
    </span>
  )
}
