import { Head, usePage } from '@inertiajs/react'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { LOCALES } from '~/i18n/locale'

/** Addresses that belong to one person or one visit, and to no search engine. */
const PRIVATE = [
  ...['/my-account', '/admin', '/basket', '/basket-status', '/sign-in', '/sign-in-or-register'],
  ...['/logout', '/logout-timer', '/password', '/verifyEmail', '/accept-privacy-notice'],
  ...['/save-user-details', '/quote', '/download', '/verify', '/tabledemo'],
]
/** Pages that say what has just been done. */
const DONE = /\/success(-kneip)?$/

/** What search engines and previews read of every page; a page's own words replace these. */
export function PageMeta() {
  const t = useText('shell/frame')
  const { locale, shop } = useShared()
  const path = usePage().url.split('?')[0]!
  const address = `${shop.url}${path}`
  const isBelow = (start: string) => path === start || path.startsWith(`${start}/`)
  const isPrivate = PRIVATE.some(isBelow) || DONE.test(path)
  const description = t('footer.about', { operator: shop.operator, city: shop.city })
  return (
    <Head>
      <meta head-key="description" name="description" content={description} />
      <meta head-key="og:title" property="og:title" content={shop.name} />
      <meta head-key="og:description" property="og:description" content={description} />
      <meta head-key="og:type" property="og:type" content="website" />
      <meta head-key="og:site_name" property="og:site_name" content={shop.name} />
      <meta head-key="og:url" property="og:url" content={address} />
      <meta head-key="og:image" property="og:image" content={`${shop.url}/social.png`} />
      <meta head-key="og:image:width" property="og:image:width" content="1200" />
      <meta head-key="og:image:height" property="og:image:height" content="630" />
      <meta head-key="og:image:alt" property="og:image:alt" content={t('meta.image')} />
      <meta head-key="og:locale" property="og:locale" content={OPEN_GRAPH_LOCALES[locale]} />
      <meta head-key="twitter:card" name="twitter:card" content="summary_large_image" />
      {isPrivate && <meta head-key="robots" name="robots" content="noindex" />}
      {!isPrivate && (
        <link head-key="canonical" rel="canonical" href={`${address}?lang=${locale}`} />
      )}
      {!isPrivate &&
        LOCALES.map((other) => (
          <link
            key={other}
            head-key={`alternate-${other}`}
            rel="alternate"
            hrefLang={other}
            href={`${address}?lang=${other}`}
          />
        ))}
      {!isPrivate && (
        <link head-key="alternate" rel="alternate" hrefLang="x-default" href={address} />
      )}
    </Head>
  )
}

const OPEN_GRAPH_LOCALES = { en: 'en_GB', de: 'de_DE' }
