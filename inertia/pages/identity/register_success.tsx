import { Link } from '@kontor/design-system/link'
import { LinkButton } from '@kontor/design-system/link_button'
import { Text } from '@kontor/design-system/text'
import { Outcome } from '~/components/identity/outcome'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

export default function RegisterSuccess({ email }: InertiaProps<{ email: string | null }>) {
  const t = useText('identity')
  return (
    <Outcome
      title={t('register.success_title')}
      text={
        <>
          <p>{email ? t('register.success_to', { email }) : t('register.success_text')}</p>
          <div className="pt-2">
            <Text role="ui">
              {t('register.success_late')}{' '}
              <Link href="/password/forgotten?for=activation">{t('register.send_again')}</Link>.
            </Text>
          </div>
        </>
      }
    >
      <LinkButton href={ADDRESSES.products} variant="primary">
        {t('register.browse')}
      </LinkButton>
    </Outcome>
  )
}
