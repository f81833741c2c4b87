export type CookieConsent = 'all' | 'necessary'

const KEY = 'cookie_consent'
const ASKED = 'kontor:cookie-choice'

/** Brings the cookie banner back; any component may ask for it. */
export const askForCookies = () => window.dispatchEvent(new Event(ASKED))

/** Hears when someone asks for the banner; answers how to stop hearing. */
export function onCookiesAskedFor(listen: () => void): () => void {
  window.addEventListener(ASKED, listen)
  return () => window.removeEventListener(ASKED, listen)
}

/** Keeps an answer for its time in the cookie that the server reads. */
export function keepConsent(consent: CookieConsent, seconds: number) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${KEY}=${consent}; path=/; max-age=${seconds}; samesite=lax${secure}`
}

/** Storage says what the cookie says, and nothing any more when its time is over. */
export function mirrorConsent(consent: CookieConsent | null) {
  try {
    if (consent) localStorage.setItem(KEY, consent)
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is refused in some private windows; the cookie decides anyway.
  }
}
