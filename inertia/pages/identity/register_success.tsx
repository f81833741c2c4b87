import { Link } from '@kontor/design-system/link'
import { LinkButton } from '@kontor/design-system/link_button'
import { Text } from '@kontor/design-system/text'
import { Outcome } from '~/components/identity/outcome'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

export default function RegisterSuccess({ email }: InertiaProps<{ email: string }>) {
  const t = useText('identity/registration')
  return (
    <Outcome
      title={t('register.success_title')}
      text={
        <>
          <p>{t('register.success_to', { email })}</p>
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
