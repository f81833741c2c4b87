import { Form } from '@inertiajs/react'
import { HeaderUser } from '@kontor/design-system/app_header'
import { Button } from '@kontor/design-system/button'
import { Link } from '@kontor/design-system/link'
import { LinkButton } from '@kontor/design-system/link_button'
import { Text } from '@kontor/design-system/text'
import { useIsShopOpen } from '~/hooks/use_is_shop_open'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { ADDRESSES } from './addresses'
import { CsrfField } from './csrf_field'

/** Who is signed in and the way out; for visitors the way in. */
export function Person() {
  const t = useText('shell/frame')
  const { user } = useShared()
  const isOpen = useIsShopOpen()
  if (!user) {
    return (
      <div className="flex items-center gap-5 max-lg:hidden">
        <Link href={ADDRESSES.signIn}>{t('nav.login')}</Link>
        {isOpen && <LinkButton href={ADDRESSES.register}>{t('nav.register')}</LinkButton>}
      </div>
    )
  }
  return (
    <div className="flex min-w-0 items-center gap-2 max-lg:hidden">
      <HeaderUser
        href={ADDRESSES.account}
        name={`${user.firstName} ${user.lastName}`}
        detail={user.username ?? t('nav.staff')}
      />
      <SignOut />
    </div>
  )
}

/** The same in the folded menu. */
export function PersonInMenu() {
  const t = useText('shell/frame')
  const { user } = useShared()
  const isOpen = useIsShopOpen()
  if (!user) {
    return (
      <div className="flex items-center gap-5">
        <Link href={ADDRESSES.signIn}>{t('nav.login')}</Link>
        {isOpen && <LinkButton href={ADDRESSES.register}>{t('nav.register')}</LinkButton>}
      </div>
    )
  }
  return (
    <div className="flex items-center gap-3">
      <span>
        {user.firstName} {user.lastName}{' '}
        <Text as="span" role="caption" tone="subtle" isBlock>
          {user.username ?? t('nav.staff')}
        </Text>
      </span>
      <SignOut />
    </div>
  )
}

function SignOut() {
  const t = useText('shell/frame')
  return (
    <Form action={ADDRESSES.logout} method="post">
      <CsrfField />
      <Button type="submit" variant="text">
        {t('nav.logout')}
      </Button>
    </Form>
  )
}
