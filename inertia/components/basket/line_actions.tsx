import { Button } from '@kontor/design-system/button'
import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import { lazy, Suspense, useState } from 'react'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import { LineDetails } from './line_details'
import type { BasketItem } from './types'

const EditDays = lazy(() => import('./edit_days'))

interface LineActionsProps {
  item: BasketItem
  isBlocked: boolean
  /** Nothing can be changed: only what explains the item is offered. */
  isLocked: boolean
  onRemove: () => void
}

/** What can be done with an item: choose other days, see how they are counted, take it out. */
export function LineActions({ item, isBlocked, isLocked, onRemove }: LineActionsProps) {
  const t = useText('basket/items')
  const catalogue = useText('catalogue/products')
  const [isOpen, setOpen] = useState(false)
  const [isEdited, setEdited] = useState(false)
  const name = item.line?.product.name ?? item.productCode
  return (
    <p
      className={`col-span-full flex flex-wrap items-center gap-2 pt-2 ${item.line ? '-ms-2' : ''}`}
    >
      {item.line && !isLocked && (
        <Button variant="quiet" onPress={() => setEdited(true)}>
          {t(editLabel(item))}
        </Button>
      )}
      {item.line && (
        <Button variant="quiet" onPress={() => setOpen(true)}>
          {t('review.details')}
        </Button>
      )}
      {!isLocked && (
        <Button
          variant={isBlocked ? 'danger' : 'quiet'}
          aria-label={t('review.remove_named', { name })}
          onPress={onRemove}
        >
          {t(isBlocked ? 'review.remove_blocked' : 'review.remove')}
        </Button>
      )}
      {isOutsideRegion(item) && (
        <Text as="span" role="ui">
          <span className="ms-2">
            <Link href={`${ADDRESSES.contact}?product=${item.productCode}`}>
              {catalogue('region.contact')}
            </Link>
          </span>
        </Text>
      )}
      {isEdited && (
        <Suspense>
          <EditDays item={item} onClose={() => setEdited(false)} />
        </Suspense>
      )}
      {item.line && isOpen && (
        <LineDetails line={item.line} isOpen={isOpen} onOpenChange={setOpen} />
      )}
    </p>
  )
}

const isOutsideRegion = ({ line }: BasketItem) =>
  line?.errors.some(({ code }) => code === 'catalogue.errors.region')

function editLabel({ line, choices }: BasketItem) {
  if (line?.isins) return 'review.change_isins'
  return choices ? 'review.change_parts' : 'review.change_range'
}
