import { Link } from '@kontor/design-system/link'
import { LinkButton } from '@kontor/design-system/link_button'
import { Heading, Text } from '@kontor/design-system/text'
import { AddressCard } from '~/components/basket/address_card'
import { ChangedPrices } from '~/components/basket/changed_prices'
import { NextStep } from '~/components/basket/next_step'
import type { Refused } from '~/components/basket/refused_order'
import { StepButtons } from '~/components/basket/step_buttons'
import { StepFrame } from '~/components/basket/step_frame'
import type { Basket, Buyer } from '~/components/basket/types'
import { useNotice } from '~/components/basket/use_notice'
import { VatIdForm } from '~/components/basket/vat_id_form'
import type { CountryChoice } from '~/components/identity/address_form'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  contents: Basket
  buyer: Buyer
  countries: CountryChoice[]
  refused: Refused | null
}>

/** Step 2: where it goes and under which VAT ID. */
export default function Address({ contents: basket, buyer, countries, refused }: Props) {
  const t = useText('basket/checkout')
  const say = useNotice()
  const blocked = basket.blocked ?? buyer.blocked
  return (
    <StepFrame
      step={2}
      reached={blocked ? 2 : 3}
      title={t('address.title')}
      basket={basket}
      country={buyer.delivery?.country}
      vatId={buyer.vatId}
      refused={refused}
      next={blocked ? undefined : { href: '/basket/3', label: t('address.next') }}
    >
      <ChangedPrices items={basket.items} step={2} />
      <div className="grid gap-x-10 gap-y-10 pt-6 pb-10 sm:grid-cols-2">
        <AddressCard
          kind="billing"
          address={buyer.billing}
          isComplete={buyer.billingComplete}
          offersBoth={!buyer.deliveryComplete}
          opensAtOnce={!buyer.billingComplete}
          countries={countries}
        />
        <AddressCard
          kind="delivery"
          address={buyer.delivery}
          isComplete={buyer.deliveryComplete}
          opensAtOnce={buyer.billingComplete && !buyer.deliveryComplete}
          countries={countries}
        />
        <Contact buyer={buyer} />
        <section className="border-t border-line-ink pt-3">
          <VatIdForm key={buyer.vatId} buyer={buyer} />
        </section>
      </div>
      <StepButtons
        back={<LinkButton href="/basket/1">{t('address.back')}</LinkButton>}
        next={
          <NextStep
            href="/basket/3"
            label={t('address.next')}
            reason={blocked && say({ code: blocked })}
          />
        }
      />
    </StepFrame>
  )
}

function Contact({ buyer }: { buyer: Buyer }) {
  const t = useText('basket/checkout')
  return (
    <section aria-labelledby="contact" className="border-t border-line-ink pt-3">
      <Text as="div" role="ui">
        <div className="flex min-h-control items-center justify-between gap-4 pb-1">
          <Heading level={3} id="contact">
            {t('address.contact')}
          </Heading>
          <Link href="/my-account/personal-data?redirect=checkout">
            {t('address.change_contact')}
          </Link>
        </div>
      </Text>
      <Text role="ui" breaks>
        <span className="block">{buyer.name}</span>
        <span className="block">{buyer.company}</span>
        <span className="block">{buyer.email}</span>
      </Text>
    </section>
  )
}
