import { Heading, Text } from '@kontor/design-system/text'
import { NO_FILTER, productsAddress } from '~/components/catalogue/addresses'
import { ProductVenues } from '~/components/catalogue/product_venues'
import { PackageRows, WantedFields } from '~/components/catalogue/trials/wanted_fields'
import type { TrialPage } from '~/components/catalogue/trials/trial_form'
import { TrialFrame } from '~/components/catalogue/trials/trial_frame'
import { TrialInBrief } from '~/components/catalogue/trials/trial_in_brief'
import { useTrialForm } from '~/components/catalogue/trials/use_trial_form'
import { RemarkText } from '~/components/orders/remark_text'
import { ADDRESSES } from '~/components/shell/addresses'
import { Crumbs } from '~/components/shell/crumbs'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

export default function Trial(page: InertiaProps<TrialPage>) {
  const t = useText('catalogue/trials')
  const { product, description, remarkHtml, legalDisclaimer, offer } = page
  const action = `/a7product/details/${encodeURIComponent(product.code)}`
  const form = useTrialForm(page, { action, product: product.code })
  const chosen = offer.packages.find(({ code }) => code === form.data.subProductId)
  return (
    <>
      <TrialCrumbs product={product} />
      <div className="grid items-start gap-x-16 lg:grid-cols-form-panel">
        <div className="min-w-0">
          <PageHead
            title={product.name}
            tabTitle={t('page.tab', { name: product.name })}
            lead={description}
            crumbs={false}
          />
          {remarkHtml && (
            <div className="pb-4">
              <RemarkText html={remarkHtml} role="body" tone="muted" />
            </div>
          )}
          <ProductVenues venues={product.venues} />
          <div className="pt-10 pb-6">
            <Heading level={2}>{t('page.title')}</Heading>
          </div>
          <TrialFrame
            action={action}
            page={page}
            form={form}
            duration={t('agreement.weeks', { count: offer.weeks })}
            send={t('form.send')}
          >
            <WantedFields page={page} form={form} title={t('wanted.title')}>
              <PackageRows page={page} form={form} />
            </WantedFields>
          </TrialFrame>
          {legalDisclaimer && (
            <div className="pt-8">
              <Text role="ui-s" tone="subtle" measure>
                {legalDisclaimer}
              </Text>
            </div>
          )}
        </div>
        <div className="min-w-0 max-lg:pt-10 lg:h-full">
          <TrialInBrief
            title={t('brief.title')}
            priceLabel={t('brief.price')}
            priceWhy={t('brief.free_why', { count: offer.weeks })}
            weeks={offer.weeks}
            firstDay={form.firstDay}
            kept={
              chosen
                ? {
                    label: t('brief.kept'),
                    why: t('brief.kept_why', { name: chosen.name }),
                    package: chosen,
                  }
                : null
            }
          />
        </div>
      </div>
    </>
  )
}

function TrialCrumbs({ product }: Pick<TrialPage, 'product'>) {
  const shell = useText('shell/frame')
  const t = useText('catalogue/products')
  const { category, name } = product
  return (
    <Crumbs
      crumbs={[
        { name: shell('home'), href: ADDRESSES.home },
        { name: t('list.title'), href: ADDRESSES.products },
        { name: category.name, href: productsAddress({ ...NO_FILTER, category: category.id }) },
        { name },
      ]}
    />
  )
}
