import { Button } from '@kontor/design-system/button'
import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { useState } from 'react'
import { AskFirst, type Asked } from '~/components/shell/ask_first'
import { usePost } from '~/hooks/use_post'
import { useText } from '~/hooks/use_text'
import { hookAddress } from './hook_address'
import type { Webhook } from './types'

interface HookActionsProps {
  webhook: Webhook
  onEdit: () => void
  onRotate: () => Promise<unknown>
  isRotating: boolean
}

/** What can be done with a webhook; what cannot be taken back asks first. */
export function HookActions({ webhook, onEdit, onRotate, isRotating }: HookActionsProps) {
  const t = useText('webhooks/pages')
  const [asked, setAsked] = useState<'rotate' | 'remove' | null>(null)
  const path = hookAddress(webhook.id)
  const { post: test, isPending } = usePost(`${path}/test`)
  const removal: Asked = {
    title: t('remove.title', { name: webhook.name }),
    text: t('remove.text'),
    keep: t('remove.keep'),
    confirm: t('remove.confirm'),
    pending: t('remove.pending'),
    method: 'delete',
    path,
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button onPress={() => test({})} isDisabled={isPending}>
        {t('show.test')}
      </Button>
      <Button onPress={onEdit}>{t('show.edit')}</Button>
      <Button onPress={() => setAsked('rotate')}>{t('show.rotate')}</Button>
      <Button variant="danger" onPress={() => setAsked('remove')}>
        {t('show.delete')}
      </Button>
      <ConfirmDialog
        isOpen={asked === 'rotate'}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={t('rotate.title')}
        keepLabel={t('rotate.keep')}
        confirmLabel={t('rotate.confirm')}
        isPending={isRotating}
        pendingLabel={t('rotate.pending')}
        onConfirm={() => void onRotate().then(() => setAsked(null))}
      >
        {t('rotate.text')}
      </ConfirmDialog>
      <AskFirst asked={asked === 'remove' ? removal : null} onClose={() => setAsked(null)} />
    </div>
  )
}
