import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { useState } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Basket } from './types'

export function DeleteBasket({ basket }: { basket: Basket }) {
  const t = useText('basket/items')
  const { count } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  const days = basket.items.reduce((sum, { line }) => sum + (line?.countedDays ?? 0), 0)
  const remove = () =>
    router.delete('/basket', {
      onStart: () => setPending(true),
      onFinish: () => {
        setPending(false)
        setOpen(false)
      },
    })
  return (
    <>
      <Button variant="danger" onPress={() => setOpen(true)}>
        {t('delete.open')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('delete.title')}
        keepLabel={t('delete.keep')}
        confirmLabel={t('delete.confirm')}
        onConfirm={remove}
        isPending={isPending}
      >
        {t('delete.text', {
          count: basket.items.length,
          days: t('delete.with_days', { count: days, days: count(days) }),
        })}
      </ConfirmDialog>
    </>
  )
}
