import { Link } from '@kontor/design-system/link'
import { LinkButton } from '@kontor/design-system/link_button'
import { Outcome } from '~/components/identity/outcome'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

/** What has happened, and what the customer does next. */
export default function RegisteredOnBehalf({ email }: InertiaProps<{ email: string }>) {
  const t = useText('identity/people')
  return (
    <Outcome title={t('behalf.success_title')} text={t('behalf.success_text', { email })}>
      <LinkButton href={ADDRESSES.registerOnBehalf} variant="primary">
        {t('behalf.another')}
      </LinkButton>
      <Link href={ADDRESSES.users}>{t('behalf.to_users')}</Link>
    </Outcome>
  )
}
