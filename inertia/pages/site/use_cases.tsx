import { usePage } from '@inertiajs/react'
import { Accordion, Disclosure } from '@kontor/design-system/disclosure'
import { EmptyState } from '@kontor/design-system/empty_state'
import { Link } from '@kontor/design-system/link'
import { Tabs } from '@kontor/design-system/tabs'
import { PageHead } from '~/components/shell/page_head'
import { ADDRESSES } from '~/components/shell/addresses'
import { UseCaseProducts } from '~/components/catalogue/use_case_products'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  categories: {
    id: number
    name: string
    useCases: { id: number; name: string; description: string; link: string }[]
    products: { code: string; name: string }[]
  }[]
  currentId: number | null
}>

export default function UseCases({ categories, currentId }: Props) {
  const t = useText('site/pages')
  const shell = useText('shared/words')
  const path = usePage().url.split('?')[0]
  const current = categories.find(({ id }) => id === currentId)
  /** The address without a field shows the first one; only the others have titles of their own. */
  const asked = path === ADDRESSES.useCases ? undefined : current
  return (
    <>
      <PageHead
        title={t('use_cases.title')}
        tabTitle={asked && t('use_cases.tab', { name: asked.name })}
        lead={t('use_cases.lead')}
      />
      <Tabs
        label={t('use_cases.fields')}
        tabs={categories.map(({ id, name, useCases }) => ({
          href: `${ADDRESSES.useCases}/${id}`,
          label: name,
          count: String(useCases.length),
          isCurrent: id === currentId,
        }))}
      />
      <div
        className="grid items-start gap-x-16 pt-8 pb-8 lg:grid-cols-page-panel print:block"
        data-print="document"
      >
        {current ? (
          <Accordion key={current.id}>
            {current.useCases.map(({ id, name, description, link }, at) => (
              <Disclosure key={id} title={name} name="use-case" isOpenAtFirst={at === 0}>
                <p>{description}</p>
                <p className="pt-2">
                  <Link href={link} newWindowLabel={shell('new_window')}>
                    {t('use_cases.read')}
                  </Link>
                </p>
              </Disclosure>
            ))}
          </Accordion>
        ) : (
          <EmptyState title={t('use_cases.empty')} />
        )}
        {current && <UseCaseProducts name={current.name} products={current.products} />}
      </div>
    </>
  )
}
