import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import type { MouseEvent } from 'react'
import { ADDRESSES } from '~/components/shell/addresses'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { askForCookies } from '~/components/shell/cookie_consent'

interface ConsentVideoProps {
  /** Files below /films: `<name>.webm`, `.mp4`, `.jpg` and `<name>.<language>.vtt`. */
  name: string
  /** Names the film to those who do not see it. */
  label: string
}

/** A film: nothing of it, not even its picture, before cookies are accepted. */
export function ConsentVideo({ name, label }: ConsentVideoProps) {
  const t = useText('shell/consent')
  const { cookieConsent, locale } = useShared()
  if (cookieConsent !== 'all') return null
  const file = `/films/${name}`
  return (
    <video
      key={locale}
      controls
      preload="none"
      playsInline
      muted
      width={640}
      height={360}
      poster={`${file}.jpg`}
      aria-label={label}
      className="block h-auto w-full border border-line bg-surface"
    >
      <source src={`${file}.webm`} type="video/webm" />
      <source src={`${file}.mp4`} type="video/mp4" />
      <track
        default
        kind="captions"
        src={`${file}.${locale}.vtt`}
        srcLang={locale}
        label={t('film.captions')}
      />
    </video>
  )
}

/** Says once for all films why; the link leads to the choice, without scripts to what the notice says about it. */
export function FilmsBlocked() {
  const t = useText('shell/consent')
  const { cookieConsent } = useShared()
  if (cookieConsent === 'all') return null
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    askForCookies()
  }
  return (
    <Text as="div" role="ui-s" tone="muted">
      <div className="mb-6 flex flex-wrap gap-x-4 gap-y-1 border-s-2 border-line-ink bg-sunken px-4 py-3">
        <p>{t('film.blocked')}</p>
        <Link href={`${ADDRESSES.privacy}#cookies`} onClick={ask}>
          {t('film.open')}
        </Link>
      </div>
    </Text>
  )
}
