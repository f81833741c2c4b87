import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import { NO_FILTER, productAddress, productsAddress } from '~/components/catalogue/addresses'
import { ProductVenues } from '~/components/catalogue/product_venues'
import type { TrialPage } from '~/components/catalogue/trials/trial_form'
import { TrialFrame } from '~/components/catalogue/trials/trial_frame'
import { TrialInBrief } from '~/components/catalogue/trials/trial_in_brief'
import { useTrialForm } from '~/components/catalogue/trials/use_trial_form'
import { WantedFields } from '~/components/catalogue/trials/wanted_fields'
import { ADDRESSES } from '~/components/shell/addresses'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

const SAMPLES = productsAddress({ ...NO_FILTER, samples: true })

export default function SampleData(page: InertiaProps<TrialPage & { year: number }>) {
  const t = useText('catalogue/samples')
  const { product, offer, year } = page
  const words = { year, name: product.name, count: offer.weeks }
  const action = `/sample-data/details/${encodeURIComponent(product.code)}`
  const form = useTrialForm(page, { action, product: '' })
  const [kept] = offer.packages
  return (
    <>
      <SampleHead {...words} />
      <div className="grid items-start gap-x-16 lg:grid-cols-form-panel">
        <TrialFrame
          action={action}
          page={page}
          form={form}
          duration={t('agreement.weeks', words)}
          send={t('form.send')}
        >
          <WantedFields page={page} form={form} title={t('wanted.title')}>
            <div className="grid gap-2">
              <Text role="label">{t('wanted.product')}</Text>
              <Text role="display-xs">
                <Link href={productAddress(product.code)} variant="title">
                  {product.name}
                </Link>
              </Text>
              <ProductVenues venues={product.venues} />
              <Text role="ui">
                <Link href={SAMPLES}>{t('page.other')}</Link>
              </Text>
            </div>
          </WantedFields>
        </TrialFrame>
        <div className="min-w-0 max-lg:pt-10 lg:h-full">
          <TrialInBrief
            title={t('brief.title')}
            priceLabel={t('brief.price')}
            priceWhy={t('brief.free_why', words)}
            weeks={offer.weeks}
            firstDay={form.firstDay}
            kept={
              kept
                ? { label: t('brief.kept', words), why: t('brief.kept_why'), package: kept }
                : null
            }
          />
        </div>
      </div>
    </>
  )
}

function SampleHead({ year, name, count }: { year: number; name: string; count: number }) {
  const t = useText('catalogue/samples')
  const shell = useText('shell/frame')
  const catalogue = useText('catalogue/products')
  return (
    <PageHead
      title={t('page.title')}
      tabTitle={t('page.tab', { name })}
      lead={t('page.lead', { year, name, count })}
      crumbs={[
        { name: shell('home'), href: ADDRESSES.home },
        { name: catalogue('list.title'), href: ADDRESSES.products },
        { name: catalogue('list.samples'), href: SAMPLES },
        { name },
      ]}
    />
  )
}
