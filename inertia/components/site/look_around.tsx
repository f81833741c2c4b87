import { RuledList } from '@kontor/design-system/ruled_list'
import { Heading } from '@kontor/design-system/text'
import { NO_FILTER, productsAddress } from '~/components/catalogue/addresses'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'

const PLACES = [
  { id: 'samples', href: productsAddress({ ...NO_FILTER, samples: true }) },
  { id: 'use_cases', href: ADDRESSES.useCases },
  { id: 'data', href: ADDRESSES.data },
  { id: 'guide', href: ADDRESSES.infoCenter },
] as const

/** What can be read and tried before anything is bought. */
export function LookAround() {
  const t = useText('site/home')
  return (
    <section className="pt-10">
      <div className="pb-3">
        <Heading level={2}>{t('look.title')}</Heading>
      </div>
      <RuledList
        items={PLACES.map(({ id, href }) => ({
          id,
          href,
          title: t(`look.${id}`),
          text: t(`look.${id}_text`),
        }))}
      />
    </section>
  )
}
