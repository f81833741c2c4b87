import { router } from '@inertiajs/react'
import { LinkButton } from '@kontor/design-system/link_button'
import { AnchoredPopover } from '@kontor/design-system/popover'
import { Text } from '@kontor/design-system/text'
import { useEffect, type RefObject } from 'react'
import { useBasketSummary } from '~/hooks/use_basket_summary'
import { useText } from '~/hooks/use_text'
import { ADDRESSES } from './addresses'
import { BasketList } from './basket_list'

interface BasketPopoverProps {
  anchor: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** What lies in the basket and what it comes to; read when the list is opened. */
export default function BasketPopover({ anchor, onClose }: BasketPopoverProps) {
  const t = useText('shell/frame')
  const { count, content, read } = useBasketSummary()
  useEffect(() => {
    if (count > 0) read()
  }, [count, read])
  useEffect(() =>
    router.on('start', ({ detail: { visit } }) => void (visit.only.length || onClose()))
  )

  return (
    <AnchoredPopover anchor={anchor} title={t('basket.title')} onClose={onClose}>
      {count === 0 ? (
        <Empty />
      ) : content ? (
        <BasketList content={content} />
      ) : (
        <div role="status">
          <Text role="ui" tone="muted">
            {t('basket.loading')}
          </Text>
        </div>
      )}
    </AnchoredPopover>
  )
}

function Empty() {
  const t = useText('shell/frame')
  return (
    <>
      <div className="border-t border-line pt-3 pb-4">
        <Text role="ui" tone="muted">
          {t('basket.empty')}
        </Text>
      </div>
      <LinkButton href={ADDRESSES.products} isBlock>
        {t('basket.browse')}
      </LinkButton>
    </>
  )
}
