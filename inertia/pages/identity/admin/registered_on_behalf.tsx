import { Link } from '@kontor/design-system/link'
import { LinkButton } from '@kontor/design-system/link_button'
import { Outcome } from '~/components/identity/outcome'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ email: string; cameFrom: string }>

/** What has happened, and what the customer does next. */
export default function RegisteredOnBehalf({ email, cameFrom }: Props) {
  const t = useText('identity/people')
  return (
    <Outcome title={t('behalf.success_title')} text={t('behalf.success_text', { email })}>
      {cameFrom ? (
        <LinkButton href={cameFrom} variant="primary">
          {t('behalf.to_request')}
        </LinkButton>
      ) : (
        <LinkButton href={ADDRESSES.registerOnBehalf} variant="primary">
          {t('behalf.another')}
        </LinkButton>
      )}
      <Link href={ADDRESSES.users}>{t('behalf.to_users')}</Link>
    </Outcome>
  )
}
