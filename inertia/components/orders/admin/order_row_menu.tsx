import { ArrowEndIcon, MoreIcon } from '@kontor/design-system/icon'
import { IconButton } from '@kontor/design-system/icon_button'
import { Menu, MenuItem, MenuSeparator } from '@kontor/design-system/menu'
import type { BulkAction } from '~/components/shell/lists/bulk/types'
import { useText } from '~/hooks/use_text'
import { orderAddress } from './order_address'
import type { OrderRow } from './types'

interface OrderRowMenuProps {
  number: number
  base?: string
  actions: readonly BulkAction<OrderRow>[]
  onAsk: (action: BulkAction<OrderRow>, number: number) => void
}

/** What can be done with an order of the list; whether it may be is told before it is done. */
export function OrderRowMenu({ number, base, actions, onAsk }: OrderRowMenuProps) {
  const t = useText('orders/admin')
  return (
    <Menu
      trigger={
        <IconButton label={t('menu.label', { number })}>
          <MoreIcon />
        </IconButton>
      }
    >
      <MenuItem label={t('menu.open')} icon={<ArrowEndIcon />} href={orderAddress(number, base)} />
      {actions.length > 0 && <MenuSeparator />}
      {actions.map((action) => (
        <MenuItem key={action.path} label={action.label} onAction={() => onAsk(action, number)} />
      ))}
    </Menu>
  )
}
