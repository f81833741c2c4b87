import { useTranslation } from 'react-i18next'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Namespace } from '~/i18n/namespaces'
import type { Texts } from '@generated/texts'
import type { ListPaging } from './types'

type Say = (key: string, params: object) => string

export type WordOf = (filter: string, value: string) => string

export type ListWords = ReturnType<typeof useListWords>

/** What every list says; the rest it says where it differs from the words of all lists. */
type Needed = { caption: string; none: string }

/** Groups of a file that hold the words of a list. */
type GroupsOf<N extends Namespace> = {
  [Group in keyof Texts[N] & string]: Texts[N][Group] extends Needed ? Group : never
}[keyof Texts[N] & string]

/**
 * The words of a list, by convention under one group of its file: `caption`, `none`, and where it has
 * them `search`, `count`, `columns.<id>`, `filters.<name>`, `any.<name>`, `values.<name>.<value>` and
 * `views.<view>`; a filter without a word has its column's, a column without one that of all lists. `wordOf` says the values of filters whose words stand elsewhere.
 */
export function useListWords<N extends Namespace>(
  namespace: N,
  group: GroupsOf<N>,
  wordOf?: WordOf
) {
  const { t, i18n } = useTranslation(namespace as 'shell/frame')
  const general = useText('shared/lists')
  const { count } = useFormat()
  const own = (name: string, params: object = {}): string | null => {
    const key = `${group}.${name}`
    return i18n.exists(key, { ns: namespace, ...params }) ? (t as Say)(key, params) : null
  }
  const ofAll = (key: string) =>
    i18n.exists(key, { ns: 'shared/lists' }) ? (general as Say)(key, {}) : null
  const column = (id: string) => own(`columns.${id}`) ?? ofAll(`columns.${id}`) ?? id
  return {
    caption: own('caption') ?? '',
    search: own('search') ?? general('search'),
    none: own('none') ?? '',
    noneText: own('none_text'),
    noneFound: own('none_found') ?? general('none_found'),
    noneFoundText: own('none_found_text') ?? general('none_found_text'),
    viewsLabel: own('views.label') ?? general('views'),
    actions: own('actions') ?? general('actions'),
    column,
    view: (view: string) => own(`views.${view}`) ?? view,
    filter: (name: string) => own(`filters.${name}`) ?? column(name),
    any: (name: string) => own(`any.${name}`) ?? general('all'),
    value: wordOf ?? ((name: string, value: string) => own(`values.${name}.${value}`) ?? value),
    /** How many rows are left. */
    count: ({ totalCount, isMore }: ListPaging) => {
      const params = { count: totalCount, shown: count(totalCount) }
      const form = isMore ? 'more_than' : 'count'
      return own(form, params) ?? general(form, params)
    },
  }
}
