import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Link } from '@kontor/design-system/link'
import { SearchField } from '@kontor/design-system/search_field'
import { Heading, Text } from '@kontor/design-system/text'
import { NO_FILTER, productsAddress } from '~/components/catalogue/addresses'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'

interface HeroProps {
  venueCount: number
  productCount: number
}

/** What the shop sells, in one sentence, and the search. */
export function Hero({ venueCount, productCount }: HeroProps) {
  const t = useText('site/home')
  return (
    <section className="grid items-end gap-x-16 gap-y-6 pt-12 pb-10 lg:grid-cols-[7fr_5fr]">
      <Text as="div" role="display-l" measure="statement">
        <Heading level={1} size="display-l">
          {t('home.title')}
        </Heading>
      </Text>
      <div>
        <Text role="body-l" tone="muted" measure="lede">
          {t('home.lead', { venues: venueCount })}
        </Text>
        <form action={ADDRESSES.products} role="search" className="flex max-w-120 gap-2 pt-5 pb-3">
          <div className="flex-1">
            <SearchField
              name="search"
              label={t('home.search_label')}
              isLabelHidden
              placeholder={t('home.search_hint')}
              clearLabel={t('home.search_clear')}
              onSubmit={(search) => router.visit(productsAddress({ ...NO_FILTER, search }))}
            />
          </div>
          <Button type="submit" variant="primary">
            {t('home.search')}
          </Button>
        </form>
        <Text as="div" role="ui">
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            <li>
              <Link href={ADDRESSES.products}>
                {t('home.all_products', { count: productCount })}
              </Link>
            </li>
            <li>
              <Link href={ADDRESSES.useCases}>{t('home.use_cases')}</Link>
            </li>
            <li>
              <Link href={productsAddress({ ...NO_FILTER, samples: true })}>
                {t('home.samples')}
              </Link>
            </li>
          </ul>
        </Text>
      </div>
    </section>
  )
}
