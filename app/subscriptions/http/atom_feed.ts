import { XMLBuilder } from 'fast-xml-parser'
import { appUrl } from '#config/app'
import { formatBytes } from '#shared/domain/file_size'
import { writtenDay } from '#shared/domain/written_day'
import { translate } from '#shared/i18n'
import type { FeedEntry } from '#subscriptions/domain/feed_entry'
import type { OpenFeed } from '#subscriptions/queries/feeds'
import { feedAddress } from '#subscriptions/gateways/feed_secrets'
import type { HeldSubscription } from '#subscriptions/queries/held_subscriptions'

type Told = {
  feed: OpenFeed
  held: HeldSubscription
  entries: readonly FeedEntry[]
  secret: string
}

const builder = new XMLBuilder({
  ...{ ignoreAttributes: false, attributeNamePrefix: '@', format: true },
  suppressEmptyNode: true,
})

/** Atom (RFC 4287) of the newest files of a subscription, in its subscriber's language; they lie behind the sign-in. */
export function atomFeed({ feed, held, entries, secret }: Told): string {
  const { locale } = feed
  const page = `${appUrl}/my-account/my-subscriptions/${held.typeId}`
  const where = { page, locale, isCut: held.isFilterable }
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'utf-8' },
    'feed': {
      ...{ '@xmlns': 'http://www.w3.org/2005/Atom', '@xml:lang': locale },
      id: `urn:uuid:${feed.id}`,
      title: translate(locale, 'subscriptions.feed.title', { name: held.name }),
      updated: (entries[0]?.at ?? new Date(0)).toISOString(),
      author: { name: 'Kontor' },
      link: [
        { '@rel': 'self', '@href': feedAddress(secret) },
        { '@rel': 'alternate', '@href': page },
      ],
      entry: entries.map((entry) => entryOf(entry, where)),
    },
  })
}

type Where = { page: string; locale: 'en' | 'de'; isCut: boolean }

function entryOf({ id, kind, day, product, name, bytes, at }: FeedEntry, where: Where) {
  const { page, locale, isCut } = where
  const size = bytes === null ? [] : [formatBytes(bytes, locale)]
  const said = translate(locale, `subscriptions.feed.entries.${kind}`)
  return {
    id: `${page}#${id}`,
    title: `${writtenDay(day)} ${product}`,
    updated: at.toISOString(),
    link: { '@rel': 'alternate', '@href': `${page}?from=${day}&to=${day}` },
    summary: [said, ...(isCut ? [] : [name, ...size])].join(' · '),
  }
}
