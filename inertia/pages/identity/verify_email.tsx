import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { LinkButton } from '@kontor/design-system/link_button'
import { useEffect, useRef } from 'react'
import { Outcome } from '~/components/identity/outcome'
import { ADDRESSES } from '~/components/shell/addresses'
import { CsrfField } from '~/components/shell/csrf_field'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  code: string
  outcome: 'verified' | 'failed' | null
  isSignedIn: boolean
}>

export default function VerifyEmail({ code, outcome, isSignedIn }: Props) {
  const t = useText('identity/account')
  if (outcome === null) return <Verification code={code} />
  return (
    <Outcome
      title={t(outcome === 'verified' ? 'verify.verified' : 'verify.title')}
      text={
        <>
          {outcome === 'failed' && <p>{t('verify.failed')}</p>}
          <p>{t(`verify.${outcome}_text`)}</p>
        </>
      }
    >
      {(isSignedIn || outcome === 'failed') && (
        <LinkButton href={ADDRESSES.personalData} variant="primary">
          {t('verify.to_personal_data')}
        </LinkButton>
      )}
      <LinkButton href={ADDRESSES.home}>{t('verify.home')}</LinkButton>
    </Outcome>
  )
}

/** Sends the code by itself, or without scripts by a button. */
function Verification({ code }: { code: string }) {
  const t = useText('identity/account')
  const action = `/verifyEmail/${encodeURIComponent(code)}`
  const { post, processing } = useForm({})
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    post(action)
  }, [post, action])
  return (
    <Outcome title={t('verify.title')} text={t('verify.checking')}>
      <form method="post" action={action}>
        <CsrfField />
        <Button
          type="submit"
          variant="primary"
          isPending={processing}
          pendingLabel={t('verify.checking')}
        >
          {t('verify.action')}
        </Button>
      </form>
    </Outcome>
  )
}
