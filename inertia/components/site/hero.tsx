import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Link } from '@kontor/design-system/link'
import { SearchField } from '@kontor/design-system/search_field'
import { Heading } from '@kontor/design-system/text'
import { NO_FILTER, productsAddress } from '~/components/catalogue/addresses'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'

interface HeroProps {
  venueCount: number
  productCount: number
}

/** What the shop sells, in one sentence, and the search. */
export function Hero({ venueCount, productCount }: HeroProps) {
  const t = useText('site')
  return (
    <section className="grid items-end gap-x-16 gap-y-6 pt-12 pb-10 lg:grid-cols-[7fr_5fr]">
      <div className="max-w-statement text-display-l">
        <Heading level={1} size="display-l">
          {t('home.title')}
        </Heading>
      </div>
      <div>
        <p className="max-w-lede text-body-l text-muted">
          {t('home.lead', { venues: venueCount })}
        </p>
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
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ui">
          <li>
            <Link href={ADDRESSES.products}>{t('home.all_products', { count: productCount })}</Link>
          </li>
          <li>
            <Link href={ADDRESSES.useCases}>{t('home.use_cases')}</Link>
          </li>
          <li>
            <Link href={productsAddress({ ...NO_FILTER, samples: true })}>{t('home.samples')}</Link>
          </li>
        </ul>
      </div>
    </section>
  )
}
