import { XMLBuilder } from 'fast-xml-parser'
import { appUrl } from '#config/app'
import type { DayFile } from '#catalogue'
import { formatBytes } from '#shared/domain/file_size'
import { translate } from '#shared/i18n'
import type { OpenFeed } from '#subscriptions/queries/feeds'
import { feedAddress } from '#subscriptions/gateways/feed_secrets'
import type { HeldSubscription } from '#subscriptions/queries/held_subscriptions'

type Told = {
  feed: OpenFeed
  held: HeldSubscription
  files: readonly DayFile[]
  secret: string
}

const builder = new XMLBuilder({
  ...{ ignoreAttributes: false, attributeNamePrefix: '@', format: true },
  suppressEmptyNode: true,
})

/** Atom (RFC 4287) of the newest files of a subscription, in its subscriber's language; they lie behind the sign-in. */
export function atomFeed({ feed, held, files, secret }: Told): string {
  const { locale } = feed
  const page = `${appUrl}/my-account/my-subscriptions/${held.typeId}`
  const entries = files.map((file) => entryOf(file, { page, locale, isCut: held.isFilterable }))
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'utf-8' },
    'feed': {
      ...{ '@xmlns': 'http://www.w3.org/2005/Atom', '@xml:lang': locale },
      id: `urn:uuid:${feed.id}`,
      title: translate(locale, 'subscriptions.feed.title', { name: held.name }),
      updated: (files[0]?.updatedAt ?? new Date(0)).toISOString(),
      author: { name: 'Kontor' },
      link: [
        { '@rel': 'self', '@href': feedAddress(secret) },
        { '@rel': 'alternate', '@href': page },
      ],
      entry: entries,
    },
  })
}

type Where = { page: string; locale: 'en' | 'de'; isCut: boolean }

function entryOf(file: DayFile, { page, locale, isCut }: Where) {
  const day = file.day.replaceAll('-', '/')
  const kind = file.version > 1 ? 'corrected' : 'new'
  const size = isCut ? '' : ` · ${file.name} · ${formatBytes(file.bytes, locale)}`
  return {
    id: `${page}#${file.id}-v${file.version}`,
    title: `${day} ${file.product}`,
    updated: file.updatedAt.toISOString(),
    link: { '@rel': 'alternate', '@href': `${page}?from=${file.day}&to=${file.day}` },
    summary: `${translate(locale, `subscriptions.feed.entries.${kind}`)}${size}`,
  }
}
