import { MoreIcon } from '@kontor/design-system/icon'
import { IconButton } from '@kontor/design-system/icon_button'
import { Menu, MenuItem } from '@kontor/design-system/menu'
import { recordMenuId } from '~/components/shell/records/kept_record'
import { useText } from '~/hooks/use_text'

interface ProductMenuProps {
  product: { id: number; name: string }
  onCountries: () => void
}

/** What can be done with a product in the list. */
export function ProductMenu({ product, onCountries }: ProductMenuProps) {
  const t = useText('catalogue/manage_products')
  return (
    <span className="flex justify-end">
      <Menu
        trigger={
          <IconButton id={recordMenuId(product)} label={t('menu', { name: product.name })}>
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem label={t('countries')} onAction={onCountries} />
      </Menu>
    </span>
  )
}
