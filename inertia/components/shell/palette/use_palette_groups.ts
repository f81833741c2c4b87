import { router } from '@inertiajs/react'
import type { CommandGroup } from '@kontor/design-system/command_palette'
import { NO_FILTER, productAddress, productsAddress } from '~/components/catalogue/addresses'
import { useCan } from '~/hooks/use_can'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { ADDRESSES } from '../addresses'
import { bestMatches, type Entry } from './best_matches'
import type { PaletteContent } from './palette_content'

const SHOWN_PRODUCTS = 8

/** What fits the words typed so far: products, then pages; without words the pages alone. */
export function usePaletteGroups(content: PaletteContent | 'failed' | null, query: string) {
  const t = useText('shell/palette')
  const search = useSearchCommands(query.trim())
  const entries = useEntries(content)
  const failed =
    content === 'failed'
      ? [{ id: 'failed', label: t('failed'), detail: t('failed_hint'), path: ADDRESSES.products }]
      : []
  const groups: CommandGroup[] = [
    { title: t('groups.products'), commands: found(entries.products, query, SHOWN_PRODUCTS) },
    { title: t('groups.account'), commands: found(entries.account, query) },
    {
      title: t('groups.pages'),
      commands: [...found(entries.pages, query), ...failed.map(command)],
    },
    { title: t('groups.search'), commands: search },
  ]
  return groups.filter(({ commands }) => commands.length > 0)
}

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

/** The overview with the words, and the order whose number was typed. */
function useSearchCommands(query: string) {
  const t = useText('shell/palette')
  const { user } = useShared()
  const orders = useCan('orders.read') ? ADDRESSES.adminOrders : ADDRESSES.orders
  if (query === '') return []
  const path = productsAddress({ ...NO_FILTER, search: query })
  const commands = [{ id: 'search', path, label: t('search', { query }) }]
  if (user && /^\d{1,9}$/.test(query)) {
    const label = t('order', { number: query })
    commands.unshift({ id: 'order', path: `${orders}/${query}`, label })
  }
  return commands.map(command)
}

/** Without words only what is short enough to be read: every page and no product. */
const found = (entries: Entry[], query: string, most?: number) =>
  (query.trim() === '' && most ? [] : bestMatches(entries, query).slice(0, most)).map(command)

const command = ({ id, label, detail, path }: Entry) => ({
  id,
  label,
  detail,
  onAction: () => router.visit(path),
})
