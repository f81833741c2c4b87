import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { formatDay, formatMoment } from '@kontor/design-system/date_text'
import { LinkButton } from '@kontor/design-system/link_button'
import { Text } from '@kontor/design-system/text'
import type { Data } from '@generated/data'
import { useState } from 'react'
import { useText } from '~/hooks/use_text'
import { FactorSection } from './factor_section'

const ADDRESS = '/my-account/security/authenticator'

type Authenticator = Data.Identity.Factors['authenticator']

/** The authenticator app: set up or not, and the way to change that. */
export function AuthenticatorSection({ authenticator }: { authenticator: Authenticator }) {
  const t = useText('identity/security')
  return (
    <FactorSection title={t('authenticator_title')} text={t('authenticator_text')}>
      {authenticator ? (
        <KnownAuthenticator authenticator={authenticator} />
      ) : (
        <div>
          <LinkButton href={ADDRESS} variant="primary">
            {t('authenticator_set_up')}
          </LinkButton>
        </div>
      )}
    </FactorSection>
  )
}

function KnownAuthenticator({ authenticator }: { authenticator: NonNullable<Authenticator> }) {
  const t = useText('identity/security')
  const [isAsking, setAsking] = useState(false)
  const form = useForm({})
  const remove = () =>
    form.delete(ADDRESS, { preserveScroll: true, onFinish: () => setAsking(false) })
  const { createdAt, lastUsedAt } = authenticator
  return (
    <>
      <Text>
        {t('set_up_on', { date: formatDay(createdAt.slice(0, 10)) })}{' '}
        {lastUsedAt ? t('last_used', { moment: formatMoment(lastUsedAt) }) : t('never_used')}
      </Text>
      <div>
        <Button variant="danger" onPress={() => setAsking(true)}>
          {t('authenticator_remove')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('authenticator_question')}
        keepLabel={t('keep')}
        confirmLabel={t('authenticator_remove')}
        isPending={form.processing}
        pendingLabel={t('removing')}
        onConfirm={remove}
      >
        {t('authenticator_consequence')}
      </ConfirmDialog>
    </>
  )
}
