import { EmptyState } from '@kontor/design-system/empty_state'
import { Link } from '@kontor/design-system/link'
import { RuledList } from '@kontor/design-system/ruled_list'
import { Heading } from '@kontor/design-system/text'
import { ADDRESSES } from '~/components/shell/addresses'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

/** The administration's places by theme; each shows to whoever may enter it. */
export default function Hub({ user, about }: InertiaProps<{ about: Record<string, string> }>) {
  const t = useText('site/admin')
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      {user?.adminPlaces.length === 0 && (
        <EmptyState title={t('nothing')}>
          <p>{t('nothing_text')}</p>
          <Link href={ADDRESSES.products}>{t('nothing_products')}</Link>
        </EmptyState>
      )}
      <div className="grid gap-x-16 gap-y-10 pb-8 lg:grid-cols-2">
        {user?.adminPlaces.map(({ name, places }) => (
          <section key={name}>
            <div className="pb-3">
              <Heading level={2}>{t(`groups.${name}`)}</Heading>
            </div>
            <RuledList
              items={places.map((place) => ({
                id: place.name,
                href: place.path,
                title: place.label,
                text: about[place.path],
              }))}
            />
          </section>
        ))}
      </div>
    </>
  )
}
