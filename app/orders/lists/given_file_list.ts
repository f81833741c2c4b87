import { placeOf, type Place } from '#shared/domain/paging'
import { defineOwnList } from '#shared/lists'
import {
  listChosenFiles,
  listGivenFiles,
  type GivenFile,
} from '#orders/queries/files/list_given_files'

const MOST_ROWS = 1_000

/** By what files are ordered, as texts that stand in that order. */
const SORTS = {
  path: ({ path }: GivenFile) => path,
  name: ({ name }: GivenFile) => name,
  size: ({ bytes }: GivenFile) => String(bytes).padStart(15, '0'),
  created: ({ created }: GivenFile) => created ?? '',
}

type Asked = { orderBy: keyof typeof SORTS; orderDirection: 'asc' | 'desc'; search: string }

/** Files of the store that orders without items can be given; of an order those that it was given. */
export const givenFileList = defineOwnList<GivenFile, number | null>()({
  sort: SORTS,
  usual: { by: 'path', direction: 'asc' },
  isSearchable: true,
  page: async (wish, orderNumber) => {
    const found = await filesOf(wish, orderNumber)
    const place = placeOf(found.length, wish)
    return { ...place, ...cut(found, wish, place.offset) }
  },
  behind: async (wish, orderNumber, place) => {
    const found = await filesOf(wish, orderNumber)
    const start = found.findIndex((file) => compare(wish, placeIn(wish, file), place) > 0)
    return cut(found, wish, start < 0 ? found.length : start)
  },
}).ofUpTo(MOST_ROWS)

async function filesOf(wish: Asked, orderNumber: number | null): Promise<GivenFile[]> {
  const files = await listGivenFiles()
  const given = orderNumber === null ? null : new Set(await listChosenFiles(orderNumber))
  const search = wish.search.toLowerCase()
  return files
    .filter(({ path }) => (!given || given.has(path)) && path.toLowerCase().includes(search))
    .toSorted((one, other) => compare(wish, placeIn(wish, one), placeIn(wish, other)))
}

function cut(found: GivenFile[], wish: Asked & { limit: number }, start: number) {
  const content = found.slice(start, start + wish.limit)
  const last = content.at(-1)
  const isMore = start + content.length < found.length
  return { content, totalCount: found.length, next: last && isMore ? placeIn(wish, last) : null }
}

const placeIn = ({ orderBy }: Asked, file: GivenFile): Place => [SORTS[orderBy](file), file.path]

function compare({ orderDirection }: Asked, one: Place, other: Place): number {
  const at = one.findIndex((value, index) => value !== other[index])
  if (at < 0) return 0
  return one[at]! < other[at]! === (orderDirection === 'asc') ? -1 : 1
}
