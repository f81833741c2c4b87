import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { formatDay } from '@kontor/design-system/date_text'
import { useState } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { ADDRESSES } from '~/components/shell/addresses'
import type { Quota } from './types'
import { editButtonId } from './use_edited_quota'

/** Edit and delete of one quota; deleting asks first. */
export function QuotaRowActions({ quota, onEdit }: { quota: Quota; onEdit: () => void }) {
  const t = useText('orders/quotas')
  const { money } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  const period = { from: formatDay(quota.dateFrom), to: formatDay(quota.dateTo) }
  const remove = () =>
    router.delete(`${ADDRESSES.quotas}/${quota.id}`, {
      preserveScroll: true,
      preserveState: true,
      onStart: () => setPending(true),
      onFinish: () => {
        setPending(false)
        setOpen(false)
      },
    })
  return (
    <span className="flex justify-end gap-2 max-sm:justify-start">
      <Button id={editButtonId(quota)} onPress={onEdit} aria-label={t('form.edit_named', period)}>
        {t('form.edit')}
      </Button>
      <Button onPress={() => setOpen(true)} aria-label={t('form.delete_named', period)}>
        {t('form.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('remove.title')}
        keepLabel={t('remove.keep')}
        confirmLabel={t('remove.delete')}
        pendingLabel={t('remove.deleting')}
        isPending={isPending}
        onConfirm={remove}
      >
        {t('remove.text', { ...period, total: money(quota.totalCents) })}
      </ConfirmDialog>
    </span>
  )
}
