import { AppHeader } from '@kontor/design-system/app_header'
import { useIsShopOpen } from '~/hooks/use_is_shop_open'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { ADDRESSES } from './addresses'
import { BasketButton } from './basket_button'
import { Languages } from './languages'
import { PaletteButton } from './palette/palette_button'
import { Person, PersonInMenu } from './person'
import { ThemeSwitch } from './theme_switch'
import { useNavigation } from './use_navigation'

/** Head of every page: mark, places, tools, person. */
export function Header() {
  const t = useText('shell/frame')
  const { shop, user } = useShared()
  const isOpen = useIsShopOpen()
  return (
    <AppHeader
      brand={shop.name}
      homeHref={ADDRESSES.home}
      navigationLabel={t('nav.main')}
      menuLabel={t('nav.menu')}
      links={useNavigation()}
      isCrowded={user !== null}
      tools={
        <>
          <PaletteButton />
          <div className={`flex items-center gap-5 ${user ? 'max-bar:hidden' : 'max-lg:hidden'}`}>
            <ThemeSwitch />
            <Languages />
          </div>
          {isOpen && <BasketButton />}
          <Person />
        </>
      }
      menuTools={
        <div className="grid justify-items-start gap-3 py-2">
          <div className="lg:hidden">
            <PersonInMenu />
          </div>
          <div className="flex items-center gap-5">
            <Languages />
            <ThemeSwitch />
          </div>
        </div>
      }
    />
  )
}
