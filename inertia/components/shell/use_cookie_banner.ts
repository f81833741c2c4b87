import { useEffect, useState, type RefObject } from 'react'
import { useShared } from '~/hooks/use_shared'
import { onCookiesAskedFor } from './cookie_consent'

/** Whether the banner stands there: until it is answered, and again when someone asks for it. */
export function useCookieBanner(form: RefObject<HTMLFormElement | null>) {
  const { cookieConsent } = useShared()
  const [timesAsked, setTimesAsked] = useState(0)

  useEffect(() => onCookiesAskedFor(() => setTimesAsked((times) => times + 1)), [])
  useEffect(() => {
    if (timesAsked === 0) return
    scrollTo({ top: 0 })
    form.current?.querySelector('button')?.focus()
  }, [timesAsked, form])

  const close = () => {
    setTimesAsked(0)
    focusHeading()
  }
  return { isOpen: cookieConsent === null || timesAsked > 0, close }
}

/** The banner goes and with it the focus, which the page's heading takes. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
