import type { Command, CommandGroup } from '@kontor/design-system/command_palette'
import { MoneyText } from '@kontor/design-system/money_text'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { router } from '@inertiajs/react'
import { NO_FILTER, productAddress, productsAddress } from '~/components/catalogue/addresses'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { ADDRESSES } from '../addresses'
import { bestMatches, type Entry } from './best_matches'
import type { PaletteContent } from './palette_content'
import { useFound, type FoundGroup } from './use_found'

const SHOWN_PRODUCTS = 8

/** What fits the words typed so far: products, what the shop finds, then pages; without words the pages alone. */
export function usePaletteGroups(content: PaletteContent | 'failed' | null, query: string) {
  const t = useText('shell/palette')
  const { locale } = useShared()
  const text = query.trim()
  const { groups: found, readings, isSettled } = useFound(text)
  const entries = useEntries(content)
  const hit = asCommand(locale)
  const [products, others] = [found.filter(isOfProducts), found.filter((one) => !isOfProducts(one))]
  const failed =
    content === 'failed'
      ? [{ id: 'failed', label: t('failed'), detail: t('failed_hint'), path: ADDRESSES.products }]
      : []
  const groups: CommandGroup[] = [
    {
      title: t('groups.products'),
      commands: joined(
        fitting(entries.products, query, SHOWN_PRODUCTS),
        products.flatMap(({ hits }) => hits.map(hit))
      ),
    },
    ...others.map(({ title, hits }) => ({ title, commands: hits.map(hit) })),
    { title: t('groups.account'), commands: fitting(entries.account, query) },
    {
      title: t('groups.pages'),
      commands: [...fitting(entries.pages, query), ...failed.map(command)],
    },
    {
      title: t('groups.search'),
      commands: isSettled ? searchCommands(text, t('search', { query: text })) : [],
    },
  ]
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    readings,
    isSettled: isSettled && content !== null,
  }
}

const isOfProducts = ({ name }: FoundGroup) => name === 'products'

const asCommand =
  (language: 'en' | 'de') =>
  ({ id, label, detail, path, state, cents, facts }: FoundGroup['hits'][number]): Command => ({
    ...{ id, label, detail, facts },
    mark: state && <StatusBadge status={state.look} label={state.label} />,
    figure: cents !== undefined && <MoneyText cents={cents} language={language} unit="EUR" />,
    onAction: () => visit(path),
  })

/** What is known at once stays where it is, what is found later follows. */
const joined = (first: Command[], then: Command[]) => [
  ...first,
  ...then.filter(({ id }) => !first.some((one) => one.id === id)),
]

/** Every entry with its words in the language of the page. */
function useEntries(content: PaletteContent | 'failed' | null) {
  const t = useText('site/admin')
  if (content === null || content === 'failed') return { products: [], account: [], pages: [] }
  const named = ({ label, path }: PaletteContent['pages'][number]): Entry => ({
    id: path,
    path,
    label,
  })
  const staffPlaces = content.admin.flatMap(({ name: group, places }) =>
    places.map(({ label, path }) => ({
      id: path,
      path,
      label,
      detail: t(`groups.${group}`),
    }))
  )
  return {
    products: content.products.map(({ code, name, category }) => ({
      id: `product:${code}`,
      path: productAddress(code),
      label: name,
      detail: category,
      words: code,
    })),
    account: [...staffPlaces, ...content.account.map(named)],
    pages: content.pages.map(named),
  }
}

const searchCommands = (query: string, label: string): Command[] =>
  query === ''
    ? []
    : [command({ id: 'search', path: productsAddress({ ...NO_FILTER, search: query }), label })]

/** Without words only what is short enough to be read: every page and no product. */
const fitting = (entries: Entry[], query: string, most?: number) =>
  (query.trim() === '' && most ? [] : bestMatches(entries, query).slice(0, most)).map(command)

const command = ({ id, label, detail, path }: Entry): Command => ({
  ...{ id, label, detail },
  onAction: () => visit(path),
})

/** Papers are files, which are opened by the browser itself. */
function visit(path: string) {
  if (/\/invoices\/R[EK]-\d+$/.test(path)) window.location.assign(path)
  else router.visit(path)
}
