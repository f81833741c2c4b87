import { Link } from '@kontor/design-system/link'
import { LinkButton } from '@kontor/design-system/link_button'
import { Note } from '@kontor/design-system/note'
import { Heading, Text } from '@kontor/design-system/text'
import type { ReactNode } from 'react'
import { PageHead } from '~/components/shell/page_head'
import { useIsShopOpen } from '~/hooks/use_is_shop_open'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  problem: 'expired' | 'unavailable' | 'cancelled' | null
  offersStaffSignIn: boolean
}>

export default function SignInChoice({ problem, offersStaffSignIn }: Props) {
  const t = useText('identity/sign_in')
  const isShopOpen = useIsShopOpen()
  return (
    <div className="pb-8">
      <PageHead title={t('choice.title')} />
      {problem && (
        <div className="max-w-column pb-6">
          <Note tone={problem === 'unavailable' ? 'crimson' : 'info'}>
            {t(`problems.${problem}`)}
          </Note>
        </div>
      )}
      <div className="grid gap-x-16 max-lg:max-w-column lg:grid-cols-3">
        <Way title={t('choice.customers_title')} text={t('choice.customers_text')}>
          <LinkButton href="/sign-in/with/customers" variant="primary">
            {t('choice.customers_action')}
          </LinkButton>
        </Way>
        {isShopOpen && (
          <Way title={t('choice.register_title')} text={t('choice.register_text')}>
            <LinkButton href="/register">{t('choice.register_action')}</LinkButton>
          </Way>
        )}
        {offersStaffSignIn && (
          <Way title={t('choice.staff_title')} text={t('choice.staff_text')}>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <LinkButton href="/sign-in/with/staff">{t('choice.staff_action')}</LinkButton>
              {isShopOpen && <Link href="/register?for=employees">{t('choice.staff_roles')}</Link>}
            </div>
          </Way>
        )}
      </div>
    </div>
  )
}

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 content-start border-t border-line py-6 first-of-type:border-line-ink lg:border-line-ink">
      <div>
        <Heading level={2}>{title}</Heading>
        <div className="pt-1">
          <Text tone="muted">{text}</Text>
        </div>
      </div>
      <div>{children}</div>
    </section>
  )
}
