import type { Locale } from '#shared/i18n'
import { small, type PdfBlock } from '#shared/pdf'
import type { Evidence, Fetch, KnownManifest } from '#contracts/domain/evidence/evidence'
import { sayIn, section } from '#contracts/pdf/evidence/say'

/** More lines nobody reads on paper: the rest stands in the JSON. */
const MOST_LINES = 1_000

const SUBSCRIPTION = 'subscription:'

const REPORT = 'R-'

const filesOf = (number: string, manifest: KnownManifest | null) =>
  (manifest?.files ?? []).map(({ path, sha256 }) => [number, { text: path, note: sha256 }])

/** What was fetched of, in words: `order:10409` is an order to programs. */
function named(of: string, say: (key: string) => string): string {
  const [kind, ...key] = of.split(':')
  return `${say(kind!)} ${kind === 'report' ? REPORT : ''}${key.join(':')}`
}

/** Files that came by subscription, each as often as it was another one. */
function subscribed(fetches: readonly Fetch[]) {
  const sent = new Map(
    fetches.flatMap(({ of, file, sha256 }) =>
      of.startsWith(SUBSCRIPTION) && sha256
        ? [[sha256, `${of.slice(SUBSCRIPTION.length)}: ${file}`] as const]
        : []
    )
  )
  return [...sent].map(([sha256, text]) => ['–', { text, note: sha256 }])
}

/** The files of all deliveries with their checksums, and who fetched what. */
export function fileBlocks({ orders, reports, fetches }: Evidence, locale: Locale): PdfBlock[] {
  const { say, moment } = sayIn(locale)
  const files = [
    ...orders.flatMap(({ number, manifest }) => filesOf(String(number), manifest)),
    ...reports.flatMap(({ number, manifest }) => filesOf(`${REPORT}${number}`, manifest)),
    ...subscribed(fetches),
  ]
  const fetched = fetches.map(({ at, by, of, file }) => [
    moment(at),
    by ?? say('link'),
    { text: file, note: named(of, say) },
  ])
  const rest = (all: unknown[]): PdfBlock[] =>
    all.length > MOST_LINES ? [small(say('rest', { count: all.length - MOST_LINES }))] : []
  return [
    ...section(
      say('files'),
      [
        [say('number'), 15],
        [say('file'), 85],
      ],
      files.slice(0, MOST_LINES),
      say('none')
    ),
    ...rest(files),
    ...section(
      say('fetches'),
      [
        [say('moment'), 27],
        [say('by'), 37],
        [say('file'), 36],
      ],
      fetched.slice(0, MOST_LINES),
      say('none')
    ),
    ...rest(fetched),
  ]
}
