import type { Data } from '@generated/data'
import { EmptyState } from '@kontor/design-system/empty_state'
import { Link } from '@kontor/design-system/link'
import { RuledFigure, RuledList } from '@kontor/design-system/ruled_list'
import { Heading } from '@kontor/design-system/text'
import { ADDRESSES } from '~/components/shell/addresses'
import { AdminHead } from '~/components/shell/admin_head'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type OpenGroup = NonNullable<Data.SharedProps['user']>['adminPlaces'][number]
type Tile = OpenGroup['places'][number] & {
  about: string
  waiting: { count: number; word: string } | null
}
type Props = InertiaProps<{ groups: { name: OpenGroup['name']; places: Tile[] }[] }>

/** The administration's places by theme, each with what waits there; it shows to whoever may enter. */
export default function Hub({ groups }: Props) {
  const t = useText('site/admin')
  const { count } = useFormat()
  return (
    <>
      <AdminHead title={t('title')} lead={t('lead')} />
      {groups.length === 0 && (
        <EmptyState title={t('nothing')}>
          <p>{t('nothing_text')}</p>
          <Link href={ADDRESSES.products}>{t('nothing_products')}</Link>
        </EmptyState>
      )}
      <div className="gap-16 lg:columns-2">
        {groups.map(({ name, places }) => (
          <section key={name} className="break-inside-avoid pb-10">
            <div className="pb-3">
              <Heading level={2}>{t(`groups.${name}`)}</Heading>
            </div>
            <RuledList
              items={places.map(({ path, label, about, waiting, ...place }) => ({
                id: place.name,
                href: path,
                title: label,
                text: about,
                aside: waiting && <RuledFigure value={count(waiting.count)} after={waiting.word} />,
              }))}
            />
          </section>
        ))}
      </div>
    </>
  )
}
