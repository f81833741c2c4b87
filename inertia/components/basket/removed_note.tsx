import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Note } from '@kontor/design-system/note'
import { useText } from '~/hooks/use_text'
import type { BasketItem } from './types'

interface RemovedNoteProps {
  item: BasketItem
  onUndone: () => void
}

/** What was taken out, and the way back. */
export function RemovedNote({ item, onUndone }: RemovedNoteProps) {
  const t = useText('basket/items')
  const { productCode, from, to, includeDegraded, filters } = item
  const undo = () =>
    router.post(
      '/basket/items',
      {
        ...{ productCode, from, to, includeDegraded },
        ...(filters && { filters }),
        clientItemId: crypto.randomUUID(),
      },
      { preserveScroll: true, onSuccess: onUndone }
    )
  return (
    <div className="pt-6">
      <Note
        isAnnounced
        actions={
          <Button autoFocus onPress={undo}>
            {t('removed.undo')}
          </Button>
        }
      >
        {t('removed.text', { name: item.line?.product.name ?? productCode })}
      </Note>
    </div>
  )
}
