import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Link } from '@kontor/design-system/link'
import { Strip } from '@kontor/design-system/strip'
import { useEffect, useRef, type FormEvent } from 'react'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { ADDRESSES } from './addresses'
import { keepConsent, mirrorConsent, type CookieConsent } from './cookie_consent'
import { CsrfField } from './csrf_field'
import { useCookieBanner } from './use_cookie_banner'

/** Asks once in six months, above the page and in its flow; both answers weigh the same. */
export function CookieBanner() {
  const t = useText('shell/consent')
  const { cookieConsent, shop } = useShared()
  const form = useRef<HTMLFormElement>(null)
  const { isOpen, close } = useCookieBanner(form)
  useEffect(() => mirrorConsent(cookieConsent), [cookieConsent])
  if (!isOpen) return null

  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const consent = (submitter as HTMLButtonElement).value as CookieConsent
    keepConsent(consent, shop.cookieConsentSeconds)
    close()
    router.reload()
  }

  return (
    <form ref={form} action="/cookie-consent" method="post" onSubmit={choose}>
      <CsrfField />
      <Strip
        label={t('banner.label')}
        actions={
          <div className="grid gap-2 sm:grid-cols-2">
            <Button type="submit" name="consent" value="all">
              {t('banner.accept')}
            </Button>
            <Button type="submit" name="consent" value="necessary">
              {t('banner.necessary')}
            </Button>
          </div>
        }
      >
        <p>
          {t('banner.text')} <Link href={ADDRESSES.privacy}>{t('banner.privacy')}</Link>.
        </p>
      </Strip>
    </form>
  )
}
